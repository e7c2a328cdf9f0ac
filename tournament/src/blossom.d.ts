declare module 'edmonds-blossom-fixed' {
  /** Edges as [vertex, vertex, weight]; the answer holds the mate of each vertex, -1 for none. */
  const blossom: (edges: [number, number, number][], isComplete: boolean) => number[];
  export = blossom;
}
