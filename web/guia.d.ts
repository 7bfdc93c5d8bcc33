declare module 'virtual:guia' {
  /** The pages of the guide in the order of reading. */
  export const paginas: readonly import('./features/ayuda/guia/pagina.ts').Pagina[]
}
