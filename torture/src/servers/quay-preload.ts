import { register } from 'node:module';

/** Preloaded by a server: its games are those of quay-registry. */
const registry = new URL('./quay-registry.js', import.meta.url).href;
const hooks = `export const resolve = (name, context, next) =>
  name === '@ankerplatz/registry' ? { url: ${JSON.stringify(registry)}, shortCircuit: true } : next(name, context);`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
