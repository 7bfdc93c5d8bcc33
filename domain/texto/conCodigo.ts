/** How a course or a competency reads in one line: «MAT101 · Cálculo I»; by its name alone where it has no code. */
export const conCodigo = ({ codigo, nombre }: { codigo?: string | null; nombre: string }): string =>
  codigo ? `${codigo} · ${nombre}` : nombre
