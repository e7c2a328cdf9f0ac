import type { JSX } from 'preact';
import { encode } from 'uqr';

/** An address as a QR code; light on dark would not be read by every camera, so it keeps its own paper. */
export function QR({ address, label }: { readonly address: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
