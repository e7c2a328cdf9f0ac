// Bodies and answers of the routes of tables.

export * from './tables/addresses.ts';
export * from './tables/agreement.ts';
export * from './tables/clock.ts';
export * from './tables/entries.ts';
export * from './tables/finished-game.ts';
export * from './tables/moves.ts';
export * from './tables/new-table.ts';
export * from './tables/sitting.ts';
export * from './tables/summary.ts';
export * from './tables/view.ts';
