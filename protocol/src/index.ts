export * from './common.ts';
export * from './http.ts';
export * from './version.ts';
