/** The figure of its own that an institution typed («7», «7.»); null where it is empty or that of the rule. */
export function cifraDe(escrito: string | number, deNorma: number): number | null {
  const n = escrito === '' ? deNorma : Number(escrito)
  return Number.isFinite(n) && n !== deNorma ? n : null
}
