import type { Actuado } from './funcion.ts'

/** A line of the table: what a fault did, or why it was not played; `malogrado` where the machine could have played it. */
export type Fila =
  | { titulo: string; noCorrio: string; malogrado?: true }
  | { titulo: string; actuado: Actuado }

const CABEZA = [
  'Falla',
  'Confirmadas',
  'Perdidas',
  'Dobles',
  'A medias',
  'Correos pedidos / llegados / copias',
  'Con varios Message-ID',
  'Cadena',
  'En vivo',
  'Vuelve en (s)',
  'Pausa mayor (s)',
  'Intentos fallidos',
  'Resultado',
]

const segundos = (ms: number): string => (Number.isFinite(ms) ? (ms / 1000).toFixed(1) : 'no volvió')

/** What must not be, in words; empty: the fault was survived. */
export function quejas(a: Actuado): string[] {
  const { hallazgos: h, correos } = a
  const graves = [
    ...h.perdidas,
    ...h.dobles,
    ...h.mitades,
    ...h.cadena,
    ...h.inciertas.map(i => `sin respuesta: ${i}`),
  ]
  return [
    ...graves,
    ...a.vivo.map(v => `en vivo: ${v}`),
    ...correos.faltan.map(f => `correo que no llegó: ${f}`),
    ...(correos.conVariosIds > 0 ? [`${correos.conVariosIds} correos con varios Message-ID`] : []),
    ...a.recuperacion.filter(r => !Number.isFinite(r)).map(() => 'el servicio no volvió'),
    ...[...new Set(a.vivido.rechazos)].map(r => `rechazo: ${r}`),
    ...(a.vivido.porClase.has('500') ? [`${a.vivido.porClase.get('500')} respuestas 500`] : []),
    ...a.muertes.map(m => `un servidor terminó solo: ${m}`),
    ...a.reclamos,
  ]
}

/** Whether nothing speaks against it: the fault was survived, or this machine cannot play it. */
export const isBuena = (fila: Fila): boolean =>
  'actuado' in fila ? quejas(fila.actuado).length === 0 : !fila.malogrado

const clases = (a: Actuado): string => {
  const de = [...a.vivido.porClase].map(([clase, n]) => `${n} ${clase}`)
  return de.length === 0 ? '0' : `${a.vivido.fallidos} de ${a.vivido.intentos} (${de.join(', ')})`
}

const celdas = (fila: Fila): string[] => {
  if ('noCorrio' in fila)
    return [fila.titulo, ...CABEZA.slice(2).map(() => '–'), `no se corrió: ${fila.noCorrio}`]
  const { titulo, actuado: a } = fila
  const { hallazgos: h, correos: c } = a
  const malas = quejas(a)
  return [
    titulo,
    String(a.confirmadas),
    String(h.perdidas.length),
    String(h.dobles.length),
    String(h.mitades.length),
    `${c.pedidos} / ${c.llegados} / ${c.copias}`,
    String(c.conVariosIds),
    h.cadena.length === 0 ? 'íntegra' : 'ROTA',
    a.vivo.length === 0 ? `completo (${a.regresos} regresos)` : 'INCOMPLETO',
    a.recuperacion.length === 0 ? '–' : a.recuperacion.map(segundos).join(', '),
    segundos(a.pausa),
    clases(a),
    malas.length === 0 ? 'bien' : `MAL: ${malas.length}`,
  ]
}

/** The table as Markdown, for the screen and for docs/reliability.md alike. */
export function tabla(filas: readonly Fila[]): string {
  const lines = [CABEZA, CABEZA.map(() => '---'), ...filas.map(celdas)]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
