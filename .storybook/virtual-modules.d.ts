declare module 'virtual:kayal/requirements' {
  const requirements: readonly import('../apps/shop/storybook/atlas/traceability/requirements.test-support.ts').TracedRequirement[];
  export default requirements;
}

declare module 'virtual:kayal/states' {
  const atlas: import('../apps/shop/storybook/atlas/state-atlas.test-support.ts').StateAtlas;
  export default atlas;
}
