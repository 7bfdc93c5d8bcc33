import { type Asignatura, asignatura } from '@malla/contracts/asignaturas.ts'
import { type Competencia, competencias } from '@malla/contracts/competencias.ts'
import { type Plan, plan } from '@malla/contracts/plan.ts'
import { type Programa, programas } from '@malla/contracts/programas.ts'
import { expect, it, vi } from 'vitest'
import { conRegistro as conAsignatura } from './asignaturas/registro.ts'
import { conRegistro as conCompetencia } from './competencias/registro.ts'
import { conRegistro as conPlan } from './planes/registro.ts'
import { conRegistro as conPrograma } from './programas/registro.ts'

// The build makes it of the contracts; nothing is asked here.
vi.mock('virtual:calls', () => ({ table: {} }))

type Datos = Readonly<Record<string, unknown>>

interface Cosa {
  campos: object
  /** Fields that records tell under another name, that follow from others, or that never change. */
  aparte: readonly string[]
  con: (antes: Datos, data: Datos) => object | null
}

const cosas: Readonly<Record<string, Cosa>> = {
  planes: {
    campos: plan.shape,
    aparte: [
      ...['id', 'carrera_id', 'programa', 'programa_estado', 'facultad_id', 'facultad', 'facultad_tipo'],
      ...['nivel', 'nivel_codigo', 'archivo_resolucion_url', 'json', 'cursos_count', 'creditos', 'horas'],
      'created_at',
    ],
    con: (antes, data) => conPlan(antes as unknown as Plan, data),
  },
  'json of planes': {
    campos: plan.shape.json.shape,
    aparte: ['estadoCursosRegistrados', 'mallacurricular'],
    con: (antes, data) => {
      const conSuNombre = Object.entries(data).map(([campo, valor]) => [enColumna(campo), valor])
      const uno = { revision: 1, json: antes } as unknown as Plan
      return conPlan(uno, { ...Object.fromEntries(conSuNombre), revision: 2 })!.json
    },
  },
  asignaturas: {
    campos: asignatura.shape,
    aparte: ['asignatura_id', 'horasvirtual', 'horastotal', 'prerequisito', 'requisitos', 'silabo'],
    con: (antes, data) => conAsignatura(data, new Map(), antes as unknown as Asignatura),
  },
  competencias: {
    campos: competencias.porPlan.output.shape.data.element.shape,
    aparte: ['id', 'competencia_id', 'tabcompetencia_id', 'codigo'],
    con: (antes, data) => conCompetencia(1, data, antes as unknown as Competencia),
  },
  programas: {
    campos: programas.show.output.shape.data.shape,
    aparte: [
      ...['id', 'facultad_id', 'facultad', 'nivel_id', 'nivel', 'modalidad_id', 'modalidad', 'tiponivel_id'],
      ...['carrera_id', 'especialidades', 'imagen_url', 'planes_count', 'created_at'],
    ],
    con: (antes, data) => conPrograma(antes as unknown as Programa, data),
  },
}

/** «configTerminos» is the column config_terminos. */
const enColumna = (campo: string): string => campo.replace(/[A-Z]/g, letra => `_${letra.toLowerCase()}`)

it.each(Object.entries(cosas))('%s: an event brings every field that the contract has', (_, cosa) => {
  const { campos, aparte, con } = cosa
  const vienen = Object.keys(campos).filter(campo => !aparte.includes(campo))
  const de = (valor: number) => Object.fromEntries(vienen.map(campo => [campo, valor]))
  const despues = con({ ...Object.fromEntries(aparte.map(campo => [campo, null])), ...de(1) }, de(2))
  // One that is missing here stays old in open tabs, and their next save writes the old value back (docs/recipes.md).
  expect(vienen.filter(campo => (despues as Datos | null)?.[campo] === 1)).toEqual([])
  expect(aparte.filter(campo => !(campo in campos))).toEqual([])
})
