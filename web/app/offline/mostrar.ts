import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import { type CursoEscrito, lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { tiposDeCompetencia } from '@malla/domain/competencias/catalogos.ts'
import { sinEtiquetas } from '@malla/domain/texto/sinEtiquetas.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'
import { LUGAR } from '../../ui/form/merge.ts'

/** What the ids of a field stand for: rows of these calls. */
const FILAS_DE: Readonly<Record<string, string>> = {
  areacurso_id: 'areascursos',
  tipocurso_id: 'tiposcursos',
  tipologiaespecial_id: 'tipologiasespecialescursos',
  ciclo_id: 'ciclos',
  seccion_id: 'secciones',
  facultad_id: 'facultades',
  carrera_id: 'programas',
  programas_ids: 'programas',
  nivel_id: 'niveles',
  modalidad_id: 'modalidades',
  local_id: 'locales',
  competencia_id: 'competencias',
  tabcompetencia_id: 'gruposcompetencias',
  perfil_egreso_id: 'perfiles',
  resultados_ids: 'resultados',
  asignatura_id: 'asignaturas',
  origen: 'asignaturas',
  destino: 'asignaturas',
}

/** Rows that this browser has seen of a kind of things. */
export type Vistas = (entidad: string) => readonly Record<string, unknown>[]

const nombreDe = (fila: Record<string, unknown> | undefined): string | undefined => {
  const nombre = fila?.nombre ?? fila?.full_name ?? fila?.descripcion
  return nombre === undefined || nombre === null ? undefined : sinEtiquetas(String(nombre))
}

/** Where a course stands, by its title: «Ciclo III», «Electivos». */
function lugarEnPalabras({ ciclo_id, seccion_id }: Record<string, unknown>, vistas: Vistas): string {
  const ciclo = vistas('ciclos').find(c => c.id === ciclo_id)
  if (ciclo?.descripcion) return String(ciclo.descripcion)
  return ciclo_id ? mostrar('ciclo_id', ciclo_id, vistas) : mostrar('seccion_id', seccion_id, vistas)
}

/** A value of a write that waits as people read it: behind an id the name of what it stands for, as far as this browser knows it. */
export function mostrar(name: string, value: unknown, vistas: Vistas): string {
  if (name === 'requisitos')
    return (
      format(value as Requisito | null, lexicoDe(vistas('asignaturas') as unknown as CursoEscrito[])) ||
      '(ninguno)'
    )
  if (name === LUGAR) return lugarEnPalabras(value as Record<string, unknown>, vistas)
  if (name === 'tipopadre') return tiposDeCompetencia.find(t => t.valor === value)?.nombre ?? String(value)
  const entidad = FILAS_DE[name]
  if (!entidad) return enPalabras(name, value)
  const filas = vistas(entidad)
  const ids = (Array.isArray(value) ? value : [value]).map(Number).filter(id => id > 0)
  return ids.map(id => nombreDe(filas.find(f => f.id === id)) ?? `Registro ${id}`).join(', ') || '(ninguno)'
}
