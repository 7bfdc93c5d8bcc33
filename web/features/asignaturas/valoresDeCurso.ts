import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { modalidadesDeCurso, tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { format } from '@malla/domain/asignaturas/gramatica.ts'
import { lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { simplificar } from '@malla/domain/asignaturas/requisitos.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { enPalabras } from '../../ui/form/enPalabras.ts'
import { LUGAR } from '../../ui/form/merge.ts'
import { claveDeLugar, lugaresDe } from './grilla/lugares.ts'
import { SIN_ELEGIR } from './grilla/opciones.ts'
import type { DatosDePlan } from './useDatosDePlan.ts'

/** The fields of the form of a course, by their names on the wire; what is emptied is null. */
export interface ValoresDeCurso
  extends Pick<
    Asignatura,
    | 'nombre'
    | 'codigo'
    | 'ciclo_id'
    | 'seccion_id'
    | 'credits'
    | 'areacurso_id'
    | 'tipocurso_id'
    | 'tipologiaespecial_id'
    | 'tipoestudio'
    | 'modalidad'
  > {
  horasteoria: number | null
  horaspractica: number | null
  horasvirtualteoria: number | null
  horasvirtualpractica: number | null
  requisitos: Requisito | null
  revision?: number
}

const nuevo: ValoresDeCurso = {
  nombre: '',
  codigo: null,
  ciclo_id: 0,
  seccion_id: 0,
  credits: null,
  horasteoria: 0,
  horaspractica: 0,
  horasvirtualteoria: 0,
  horasvirtualpractica: 0,
  requisitos: null,
  areacurso_id: 0,
  tipocurso_id: 0,
  tipologiaespecial_id: 0,
  tipoestudio: null,
  modalidad: null,
}

/** A course as the form begins with it. The live channel may bring null where the wire has 0. */
export const valoresDe = (curso: Asignatura | null, lugar: Partial<ValoresDeCurso> = {}): ValoresDeCurso =>
  curso
    ? ({
        ...Object.fromEntries(
          Object.entries(nuevo).map(([k, sin]) => [k, curso[k as keyof Asignatura] ?? sin]),
        ),
        // Written the one way in which they are compared with what is typed.
        requisitos: simplificar(curso.requisitos),
        revision: curso.revision,
      } as unknown as ValoresDeCurso)
    : { ...nuevo, ...lugar }

/** The values as the call takes them: hours that were emptied are none. */
export const paraGuardar = ({ revision: _revision, ...v }: ValoresDeCurso) => ({
  ...v,
  horasteoria: v.horasteoria ?? 0,
  horaspractica: v.horaspractica ?? 0,
  horasvirtualteoria: v.horasvirtualteoria ?? 0,
  horasvirtualpractica: v.horasvirtualpractica ?? 0,
})

/** A value as people read it, for the merge of two edits. */
export function mostrarValor({ catalogos, ciclos, secciones, cursos }: DatosDePlan) {
  const registros = Object.values(catalogos).flat()
  const lugares = lugaresDe(ciclos, secciones)
  return (nombre: string, valor: unknown): string => {
    if (nombre === 'requisitos') return format(valor as Requisito | null, lexicoDe(cursos)) || '(ninguno)'
    if (nombre === LUGAR)
      return lugares.find(l => l.clave === claveDeLugar(valor as ValoresDeCurso))?.titulo ?? '(ninguno)'
    if (nombre.endsWith('_id')) return registros.find(r => r.id === valor)?.nombre ?? SIN_ELEGIR
    if (valor !== null && nombre === 'tipoestudio') return nombreEn(tiposDeEstudio, valor as string)
    if (valor !== null && nombre === 'modalidad') return nombreEn(modalidadesDeCurso, valor as string)
    return enPalabras(nombre, valor)
  }
}
