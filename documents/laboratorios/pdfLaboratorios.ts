import { celda, dato, datoSi, fila, hojaA4, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Documento } from '../document.ts'
import { cuantos, numero } from '../formato.ts'
import type { DatosInstitucion } from '../planes/datos.ts'
import { firmasDe, hojaDeInstitucion, pieDe } from '../planes/hoja.ts'
import { textos } from '../textos.ts'
import { palabrasDeLaboratorios as t } from './textos.ts'

export interface EquipoImpreso {
  nombre: string
  codigo: string | null
  cantidad: number
  descripcion: string | null
}

/** A laboratory or workshop as it is printed. `tipo` and who uses it (`programas`) in words. */
export interface LaboratorioImpreso {
  nombre: string
  tipo: string
  local: string
  capacidad: number | null
  descripcion: string | null
  programas: string
  planes: number
  equipos: readonly EquipoImpreso[]
}

interface Hoja {
  institucion: DatosInstitucion
  /** Day of printing; null leaves it out. */
  emitido: string | null
}

/** The sheet that the three documents share. */
const documento = (h: Hoja, nombre: string, subtitulo: string, bloques: readonly Bloque[]): Documento =>
  hojaDeInstitucion(h.institucion, {
    titulo: `${nombre} · ${h.institucion.razonsocial}`,
    archivo: nombre,
    asunto: t.titulo,
    derecha: t.titulo,
    pie: pieDe(h, [t.titulo]),
    secciones: [
      hojaA4([
        titulo(1, 'documento', nombre),
        parrafo(tramo(subtitulo), 'subtitulo'),
        ...bloques,
        ...firmasDe(h),
      ]),
    ],
  })

const conCantidad = (e: EquipoImpreso): string =>
  e.cantidad === 1 ? e.nombre : `${e.nombre} (${numero(e.cantidad)})`

const filaDe = (l: LaboratorioImpreso) =>
  fila([
    { contenido: [{ texto: l.nombre }, { texto: `\n${l.tipo}`, tono: 'tenue' }] },
    celda(l.programas),
    celda(l.capacidad === null ? textos.nada : numero(l.capacidad)),
    celda(l.equipos.map(conCantidad).join('\n') || textos.nada),
  ])

const tablaDe = (laboratorios: readonly LaboratorioImpreso[]): Bloque =>
  tabla(
    [
      { rotulo: t.ambiente, ancho: { parte: 2 }, alineacion: 'izquierda' },
      { rotulo: t.programas, ancho: { parte: 2 }, alineacion: 'izquierda' },
      { rotulo: t.capacidad, ancho: { mm: 22 }, alineacion: 'derecha' },
      { rotulo: t.equipos, ancho: { parte: 2 }, alineacion: 'izquierda' },
    ],
    laboratorios.map(filaDe),
  )

export interface DatosDeLaboratorios extends Hoja {
  /** What narrows the list, in words. */
  filtros: readonly string[]
  /** How many are printed where there are more; null when all are. */
  maximo: number | null
  laboratorios: readonly LaboratorioImpreso[]
}

/** The laboratories and workshops of an institution, by premises (§7, …/pdf/filtro). */
export const pdfLaboratorios = (d: DatosDeLaboratorios): Documento =>
  documento(d, t.titulo, cuantos(d.laboratorios.length, t.uno, t.varios), [
    ...(d.filtros.length > 0 ? [nota(textos.cursos.solo(d.filtros.join(' · ')))] : []),
    ...(d.maximo === null ? [] : [nota(t.hayMas(d.maximo))]),
    ...(d.laboratorios.length === 0 ? [parrafo(tramo(t.ninguno))] : []),
    ...[...Map.groupBy(d.laboratorios, l => l.local)].flatMap(([local, suyos]) => [
      titulo(2, 'seccion', local),
      tablaDe(suyos),
    ]),
  ])

const fichaDe = (l: LaboratorioImpreso): Bloque => ({
  tipo: 'ficha',
  columnas: 1,
  datos: [
    dato(t.tipo, l.tipo),
    dato(t.local, l.local),
    ...datoSi(t.capacidad, l.capacidad === null ? null : t.personas(l.capacidad)),
    dato(t.programas, l.programas),
    ...(l.planes > 0 ? [dato(t.planes, numero(l.planes))] : []),
    ...datoSi(t.descripcion, l.descripcion),
  ],
})

/** One laboratory or workshop with its equipment (§7, …/pdf/{id}). */
export const pdfLaboratorio = (d: Hoja & { laboratorio: LaboratorioImpreso }): Documento => {
  const { laboratorio: l } = d
  return documento(d, l.nombre, `${l.tipo} · ${l.local}`, [
    fichaDe(l),
    titulo(2, 'seccion', t.equipos),
    l.equipos.length === 0
      ? parrafo(tramo(t.sinEquipos))
      : tabla(
          [
            { rotulo: t.equipo, ancho: { parte: 2 }, alineacion: 'izquierda' },
            { rotulo: t.codigo, ancho: { mm: 28 }, alineacion: 'izquierda' },
            { rotulo: t.cantidad, ancho: { mm: 20 }, alineacion: 'derecha' },
            { rotulo: t.descripcion, ancho: { parte: 3 }, alineacion: 'izquierda' },
          ],
          l.equipos.map(e =>
            fila([
              celda(e.nombre),
              celda(e.codigo ?? textos.nada),
              celda(numero(e.cantidad)),
              celda(e.descripcion ?? textos.nada),
            ]),
          ),
        ),
  ])
}

/** One piece of equipment, and where it is (§7, …/pdf/{labId}/equipo/{equipoId}). */
export const pdfEquipo = (
  d: Hoja & { laboratorio: LaboratorioImpreso; equipo: EquipoImpreso },
): Documento => {
  const { laboratorio: l, equipo: e } = d
  return documento(d, e.nombre, `${t.equipo} · ${l.nombre}`, [
    {
      tipo: 'ficha',
      columnas: 1,
      datos: [
        ...datoSi(t.codigo, e.codigo),
        dato(t.cantidad, numero(e.cantidad)),
        ...datoSi(t.descripcion, e.descripcion),
        dato(t.ambiente, l.nombre),
        dato(t.tipo, l.tipo),
        dato(t.local, l.local),
        dato(t.programas, l.programas),
      ],
    },
  ])
}
