/** Every call of the product by entity and name. The only registry: server, web, OpenAPI and tests read it. */
export const calls = {} as const

export type Calls = typeof calls
