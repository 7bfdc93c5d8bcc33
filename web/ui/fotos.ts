/** Width and height of the pictures of the product in /fotos. Written by scripts/pictures.ts. */
export const fotos = {
  malla: [1600, 1000],
  cursos: [1600, 1000],
  matriz: [1600, 1000],
  avance: [1600, 1000],
  silabo: [1600, 1000],
  documento: [1600, 1000],
  'silabos-telefono': [624, 1350],
} as const
