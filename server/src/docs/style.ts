export const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.5rem 0; }
h3 { font: 600 1rem ui-monospace, monospace; margin: 0.5rem 0; overflow-wrap: anywhere; }
h4 { font-size: 0.9rem; margin: 0.5rem 0 0; }
p { margin: 0.25rem 0; }
pre { overflow-x: auto; padding: 0.5rem; background: color-mix(in srgb, currentColor 8%, transparent); }
.method { display: inline-block; min-width: 4.5rem; }
`;
