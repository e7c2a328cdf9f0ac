export { isLevel, LEVELS, type Level } from '@ankerplatz/kit';
