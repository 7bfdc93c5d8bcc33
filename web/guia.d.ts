declare module 'virtual:guia' {
  /** The pages of the guide in the order of reading. */
  export const paginas: readonly import('./features/ayuda/guia/pagina.ts').Pagina[]
  /** Width and height of each picture of the guide, in pixels. */
  export const medidas: Readonly<Record<string, readonly [ancho: number, alto: number]>>
}
