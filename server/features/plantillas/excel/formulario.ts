import type { Requisito, TipoEstudio } from '@malla/domain/asignaturas/asignatura.ts'
import { explicacionDeGramatica, format } from '@malla/domain/asignaturas/gramatica.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { mapHojas } from '@malla/domain/asignaturas/requisitos.ts'
import { descripcionDe } from '@malla/domain/ciclos/ciclo.ts'
import { cursosEnOrden } from '@malla/domain/planes/conservarCursos.ts'
import { seccionesDeFormulario } from '@malla/domain/planes/conservarSecciones.ts'
import type { AsignaturaCopiada, ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import type { CellToWrite, ColumnToWrite, SheetToWrite } from '../../../platform/excel/bookToWrite.ts'
import { columnasDe } from '../../../platform/excel/cursos/columnas.ts'
import type { FilaCurso } from '../../../platform/excel/cursos/fila.ts'
import { type CursoDePlantilla, cursosSheet } from '../../../platform/excel/cursos/plantilla.ts'
import { writeAside } from '../../../platform/excel/writeAside.ts'
import { DATOS, HOJAS } from './hojas.ts'
import { instruccionesDePlantilla } from './instrucciones.ts'
import { textoLlano } from './texto.ts'

/** Titles of the sections that a form can hold text for. */
const TITULOS = seccionesDelPlan.flatMap(s => (s.key ? [s.titulo] : []))

const columna = (header: string, kind: ColumnToWrite['kind'], width: number): ColumnToWrite => ({
  header,
  kind,
  width,
})

const hojaDeDatos = (c: ContenidoDePlan | null): SheetToWrite => ({
  name: HOJAS.datos,
  frozenColumns: 1,
  columns: [columna('DATO', 'text', 34), columna('VALOR', 'text', 28)],
  rows: DATOS.map(({ campo, nombre }): CellToWrite[] => [nombre, c?.plan[campo] ?? null]),
})

/** Without it a new template could not tell which cycle «Intensivo» is. */
const hojaDeCiclos = (c: ContenidoDePlan | null): SheetToWrite => ({
  name: HOJAS.ciclos,
  columns: [
    columna('NÚMERO', 'number', 12),
    columna('NOMBRE', 'text', 34),
    columna('DESCRIPCIÓN', 'text', 44),
  ],
  // The usual description follows the name, also where that is changed here.
  rows: (c?.ciclos ?? [])
    .toSorted((a, b) => a.numero - b.numero)
    .map(x => [x.numero, x.nombre, x.descripcion === descripcionDe(x.nombre) ? null : x.descripcion]),
})

const hojaDeSecciones = (c: ContenidoDePlan | null): SheetToWrite => ({
  name: HOJAS.secciones,
  columns: [columna('SECCIÓN', 'text', 40), columna('CRÉDITOS REQUERIDOS', 'number', 18)],
  rows: (c?.secciones ?? []).map(s => [s.nombre, s.creditos_requeridos]),
})

const hojaDeTextos = (c: ContenidoDePlan | null): SheetToWrite => ({
  name: HOJAS.textos,
  columns: [
    {
      ...columna('SECCIÓN', 'text', 34),
      list: { values: TITULOS, refusal: 'Elija una de las secciones del plan.' },
    },
    columna('TEXTO', 'paragraph', 110),
  ],
  rows: seccionesDelPlan.flatMap(s =>
    ((c?.textos.find(t => t.key === s.key)?.items ?? []) as { descripcion?: string }[]).map(item => [
      s.titulo,
      textoLlano(item.descripcion ?? ''),
    ]),
  ),
})

const hojaDePerfil = (c: ContenidoDePlan | null): SheetToWrite => ({
  name: HOJAS.perfil,
  columns: [columna('LÍNEA', 'paragraph', 120)],
  rows: (c?.perfil_egreso ?? []).map(l => [textoLlano(l.descripcion)]),
})

const nombreEn = (rows: readonly { id: number; nombre: string }[], id: number | null): string | null =>
  rows.find(r => r.id === id)?.nombre ?? null

/** Writes requisites as armar reads them. A form says no ids: where nothing else tells a course, its place among all rows does, those of cycles first. */
function escritorDe(c: ContenidoDePlan): (r: Requisito | null) => string {
  const cursos = [...cursosEnOrden(c, false), ...cursosEnOrden(c, true)]
  const numero = new Map(cursos.map((a, i) => [a.id, i + 1]))
  const lexico = lexicoDe(
    cursos.map((a, i) => ({
      id: i + 1,
      codigo: a.codigo,
      nombre: a.nombre,
      lugar: nombreEn(c.ciclos, a.ciclo_id) ?? nombreEn(c.secciones, a.seccion_id),
    })),
  )
  // A course that is not there is asked for no more, as when a plan is made of the template.
  const numerado = (r: Requisito | null) =>
    mapHojas(r, h => {
      if (h.tipo !== 'curso') return h
      const asignatura_id = numero.get(h.asignatura_id)
      return asignatura_id === undefined ? null : { ...h, asignatura_id }
    })
  return r => format(numerado(r), lexico)
}

function hojaDeCursos(c: ContenidoDePlan | null, electivos: boolean): SheetToWrite {
  const escribir = c && escritorDe(c)
  const deTipo = (tipo: string) => (c?.parametros ?? []).filter(p => p.tipo === tipo).map(p => p.nombre)
  const cursoDe = (a: AsignaturaCopiada): CursoDePlantilla => ({
    ...a,
    ciclo: nombreEn(c!.ciclos, a.ciclo_id),
    seccion: nombreEn(c!.secciones, a.seccion_id),
    horasvirtual: horasVirtualDe(a),
    requisitos: escribir?.(a.requisitos) ?? '',
    area: nombreEn(c!.parametros, a.areacurso_id),
    tipo: nombreEn(c!.parametros, a.tipocurso_id),
    tipologia: nombreEn(c!.parametros, a.tipologiaespecial_id),
    tipoestudio: a.tipoestudio as TipoEstudio | null,
    modalidad: a.modalidad as FilaCurso['modalidad'],
  })
  const sheet = cursosSheet(
    {
      electivos,
      ciclos: c?.ciclos.map(x => x.nombre),
      secciones: c?.secciones.map(s => s.nombre),
      areas: deTipo('areascursos'),
      tipos: deTipo('tiposcursos'),
      tipologias: deTipo('tipologiasespecialescursos'),
      cursos: (c ? cursosEnOrden(c, electivos) : []).map(cursoDe),
    },
    columnasDe(electivos),
  )
  return { ...sheet, name: electivos ? HOJAS.electivos : HOJAS.cursos }
}

/** The Excel form of a template, empty or with what one holds; leerFormulario reads it back. Rich text is written as plain paragraphs. */
export function formulario(contenido: ContenidoDePlan | null): Promise<Uint8Array> {
  const c = contenido && { ...contenido, secciones: seccionesDeFormulario(contenido.secciones) }
  return writeAside([
    hojaDeCursos(c, false),
    hojaDeCursos(c, true),
    hojaDeCiclos(c),
    hojaDeSecciones(c),
    hojaDeDatos(c),
    hojaDeTextos(c),
    hojaDePerfil(c),
    instruccionesDePlantilla(explicacionDeGramatica),
  ])
}
