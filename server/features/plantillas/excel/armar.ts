import { randomUUID } from 'node:crypto'
import type { Celda } from '@malla/contracts/importar.ts'
import { parse } from '@malla/domain/asignaturas/gramatica.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { nombrarCiclo } from '@malla/domain/ciclos/nombrar.ts'
import type { AsignaturaCopiada, ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { ningunaCompetencia } from '@malla/domain/planes/copiarCompetencias.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { FilaCurso } from '../../../platform/excel/cursos/fila.ts'
import type { CursosLeidos } from '../../../platform/excel/cursos/leidos.ts'
import { HOJAS } from './hojas.ts'
import type { CicloDicho } from './leerCiclos.ts'

/** The parts of a form, each read without errors. */
export interface PartesLeidas {
  cursos: CursosLeidos
  electivos: CursosLeidos
  ciclos: CicloDicho[]
  plan: Partial<ContenidoDePlan['plan']>
  requeridos: { nombre: string; creditos: number | null }[]
  textos: { key: string; html: string }[]
  perfil: string[]
}

/** Areas take the eight colours of the look in turn. */
const COLORES = 8
const CATALOGOS = {
  area: 'areascursos',
  tipo: 'tiposcursos',
  tipologia: 'tipologiasespecialescursos',
} as const

const VACIO: ContenidoDePlan['plan'] = {
  modalidad: null,
  semanas: null,
  horas_credito_teoria: null,
  horas_credito_practica: null,
  creditos_totales: null,
  creditos_generales: null,
  creditos_electivos: null,
  config_diseno_curricular: 1,
  config_nodes_tree: ['modulo', 'unidad'],
  config_terminos: {},
}

function catalogosDe(filas: readonly FilaCurso[]): ContenidoDePlan['parametros'] {
  const found = new Map<string, ContenidoDePlan['parametros'][number]>()
  let areas = 0
  for (const fila of filas) {
    for (const [campo, tipo] of Object.entries(CATALOGOS) as [keyof typeof CATALOGOS, string][]) {
      const nombre = fila[campo]
      const key = nombre && `${tipo} ${clave(nombre)}`
      if (!key || found.has(key)) continue
      const color = tipo === 'areascursos' ? (areas++ % COLORES) + 1 : null
      found.set(key, { id: found.size + 1, tipo, nombre, abreviatura: null, color })
    }
  }
  return [...found.values()]
}

/** The sections that the form names, in its order, and then those that only courses do. */
function seccionesDe({ electivos, requeridos }: PartesLeidas): ContenidoDePlan['secciones'] {
  const dichas = [...requeridos, ...electivos.filas.map(f => ({ nombre: f.seccion!, creditos: null }))]
  const primeras = new Map(dichas.toReversed().map(s => [clave(s.nombre), s]))
  return dichas
    .filter(s => primeras.get(clave(s.nombre)) === s)
    .map(({ nombre, creditos }, i) => ({ id: i + 1, nombre, creditos_requeridos: creditos }))
}

/** The cycles that the form names, and those that only courses do: these are called as courses call them. */
function ciclosDe({ cursos, ciclos }: PartesLeidas): ContenidoDePlan['ciclos'] {
  const dichos = new Map(ciclos.map(c => [c.numero, c]))
  const deCursos = Map.groupBy(
    cursos.filas.map(f => f.ciclo!),
    c => c.numero,
  )
  return [...new Set([...dichos.keys(), ...deCursos.keys()])]
    .sort((a, b) => a - b)
    .map(numero => {
      const textos = deCursos.get(numero)?.map(c => c.texto) ?? []
      const suyo = dichos.get(numero) ?? { numero, ...nombrarCiclo(numero, textos, undefined) }
      return { id: numero, ...suyo, estado: 'Activado' }
    })
}

/** The content of a template out of the parts of a form, with ids of its own; and what was kept although it is not right yet. */
export function armar(partes: PartesLeidas): { contenido: ContenidoDePlan; avisos: Celda[] } {
  const filas = [...partes.cursos.filas, ...partes.electivos.filas]
  const parametros = catalogosDe(filas)
  const secciones = seccionesDe(partes)
  const lexico = lexicoDe(
    filas.map((f, i) => ({
      id: i + 1,
      codigo: f.codigo,
      nombre: f.nombre,
      lugar: f.ciclo?.texto ?? f.seccion,
    })),
  )
  const avisos: Celda[] = []
  const catalogo = (tipo: string, nombre: string | null): number | null =>
    (nombre && parametros.find(p => p.tipo === tipo && clave(p.nombre) === clave(nombre))?.id) || null
  const asignaturas = filas.map((f, i): AsignaturaCopiada => {
    const leido = parse(f.requisitos, lexico)
    const nombre = f.deHoja?.nombre ?? (f.ciclo ? HOJAS.cursos : HOJAS.electivos)
    for (const motivo of leido.avisos)
      avisos.push({ hoja: nombre, fila: f.fila, columna: 'PREREQUISITOS', valor: f.requisitos, motivo })
    return {
      id: i + 1,
      ciclo_id: f.ciclo?.numero ?? null,
      seccion_id: (f.seccion && secciones.find(s => clave(s.nombre) === clave(f.seccion!))?.id) || null,
      orden: i,
      base_id: null,
      version: 1,
      nombre: f.nombre,
      codigo: f.codigo,
      horasteoria: f.horasteoria,
      horaspractica: f.horaspractica,
      horasvirtualteoria: f.horasvirtualteoria,
      horasvirtualpractica: f.horasvirtualpractica,
      credits: f.credits,
      requisitos: leido.requisitos,
      areacurso_id: catalogo('areascursos', f.area),
      tipocurso_id: catalogo('tiposcursos', f.tipo),
      tipologiaespecial_id: catalogo('tipologiasespecialescursos', f.tipologia),
      tipoestudio: f.tipoestudio,
      modalidad: f.modalidad,
    }
  })
  const textos = [...Map.groupBy(partes.textos, t => t.key)].map(([key, suyos]) => ({
    key,
    items: suyos.map(t => ({ id: randomUUID(), version: 1, status: 1, descripcion: t.html })),
  }))
  return {
    contenido: {
      plan: { ...VACIO, ...partes.plan },
      ciclos: ciclosDe(partes),
      secciones,
      asignaturas,
      parametros,
      textos,
      perfil_egreso: partes.perfil.map((descripcion, orden) => ({ id: orden + 1, orden, descripcion })),
      competencias: ningunaCompetencia,
    },
    avisos,
  }
}
