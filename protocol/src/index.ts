export * from './chat.ts';
export * from './client.ts';
export * from './common.ts';
export * from './http.ts';
export * from './notices.ts';
export * from './server.ts';
export * from './tables.ts';
export * from './version.ts';
