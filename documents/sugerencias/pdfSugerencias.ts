import { nota, parrafo, tenue, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { cuantos } from '../formato.ts'
import { hojaSimple } from '../hojaSimple.ts'
import { textos } from '../textos.ts'

/** A suggestion as it is printed. `cuando`: dd/mm/yyyy; `de`: who wrote it and for which institution. */
interface SugerenciaImpresa {
  titulo: string
  descripcion: string
  estado: string
  cuando: string
  de: string
  nota: string | null
}

export interface DatosDeSugerencias {
  /** Whose installation it is: the name at the head. */
  autor: string
  /** Day of printing, dd/mm/yyyy. */
  emitido: string
  /** What narrows the list, in words. */
  filtros: readonly string[]
  /** How many are printed where there are more; null when all are. */
  maximo: number | null
  sugerencias: readonly SugerenciaImpresa[]
}

const t = textos.sugerencias

const bloquesDe = (s: SugerenciaImpresa): Bloque[] => [
  titulo(2, 'seccion', s.titulo),
  parrafo(tenue([s.cuando, s.de, s.estado].join(' · '))),
  ...s.descripcion
    .split(/\n{2,}/)
    .filter(p => p.trim())
    .map(p => parrafo(tramo(p.trim()))),
  ...(s.nota ? [nota(`${t.nota}: ${s.nota}`)] : []),
]

/** What people suggested for the product (§7, GET /v1/sugerencias/software/reporte/pdf): the last first. */
export const pdfSugerencias = (d: DatosDeSugerencias): Documento =>
  hojaSimple({
    clase: t.titulo,
    nombre: t.titulo,
    autor: d.autor,
    izquierda: d.autor,
    derecha: t.titulo,
    subtitulo: cuantos(d.sugerencias.length, t.una, t.varias),
    emitido: d.emitido,
    bloques: [
      ...(d.filtros.length > 0 ? [nota(textos.cursos.solo(d.filtros.join(' · ')))] : []),
      ...(d.maximo === null ? [] : [nota(t.hayMas(d.maximo))]),
      ...(d.sugerencias.length === 0
        ? [parrafo(tramo(t.ninguna))]
        : d.sugerencias.flatMap(s => bloquesDe(s))),
    ],
  })
