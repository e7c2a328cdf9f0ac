/** Under which every route lies. */
export const API = '/api/v1';
