import { celda, fila, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { cuantos } from '../formato.ts'
import { hojaSimple } from '../hojaSimple.ts'
import { textos } from '../textos.ts'

/** An entry of the log as it is printed: day, hour and sentence, and where the thing hangs. */
interface RegistroImpreso {
  dia: string
  hora: string
  evento: string
  donde: string
}

export interface DatosRegistro {
  institucion: string
  /** Day of printing, dd/mm/yyyy. */
  emitido: string
  /** What narrows the list, in words. */
  filtros: readonly string[]
  /** How many are printed where there are more; null when all are. */
  maximo: number | null
  registros: readonly RegistroImpreso[]
}

const t = textos.registro

const filasDelDia = (registros: readonly RegistroImpreso[]) =>
  registros.map(r =>
    fila([
      celda(r.hora),
      {
        contenido: r.donde
          ? [{ texto: r.evento }, { texto: `\n${r.donde}`, tono: 'tenue' }]
          : tramo(r.evento),
      },
    ]),
  )

/** Day by day, as on the screen. */
const porDias = (registros: readonly RegistroImpreso[]): Bloque[] =>
  [...Map.groupBy(registros, r => r.dia)].flatMap(([dia, delDia]) => [
    titulo(2, 'seccion', dia),
    {
      ...tabla(
        [
          { rotulo: t.hora, ancho: { mm: 16 }, alineacion: 'izquierda' },
          { rotulo: t.evento, ancho: { parte: 1 }, alineacion: 'izquierda' },
        ],
        filasDelDia(delDia),
      ),
      junta: false,
      densa: true,
    },
  ])

/** The log of an institution (§7, /parametros/auth/logs/print): sentences by day, what narrows them, and whether there are more. */
export const pdfRegistro = (d: DatosRegistro): Documento =>
  hojaSimple({
    clase: t.titulo,
    nombre: t.titulo,
    titulo: `${t.titulo} · ${d.institucion}`,
    archivo: `${t.titulo} - ${d.institucion}`,
    autor: d.institucion,
    izquierda: d.institucion,
    derecha: t.titulo,
    subtitulo: [d.institucion, cuantos(d.registros.length, t.actividad, t.actividades)].join(' · '),
    emitido: d.emitido,
    bloques: [
      ...(d.filtros.length > 0 ? [nota(textos.cursos.solo(d.filtros.join(' · ')))] : []),
      ...(d.maximo === null ? [] : [nota(t.hayMas(d.maximo))]),
      ...(d.registros.length === 0 ? [parrafo(tramo(t.ninguna))] : porDias(d.registros)),
    ],
  })
