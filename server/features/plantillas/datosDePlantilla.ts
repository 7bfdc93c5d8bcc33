import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import type { TipoEstudio } from '@malla/domain/asignaturas/asignatura.ts'
import { horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import type { ContenidoDePlan } from '@malla/domain/planes/copiar.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'

interface Plantilla {
  nombre: string
  tipo: number
  contenido: ContenidoDePlan
}

/** A template as the reports of a plan print it: no institution nor programme, «Plantilla» in their place. */
export function datosDePlantilla({ nombre, tipo, contenido: c }: Plantilla): DatosPlan {
  const deTipo = (catalogo: string) => c.parametros.filter(p => p.tipo === catalogo)
  return {
    institucion: {
      razonsocial: 'Plantilla de plan de estudios',
      tipo: nombreEn(tiposDeEmpresa, tipo) as DatosPlan['institucion']['tipo'],
      imagen: null,
    },
    facultad: null,
    nivel: null,
    modalidad: c.plan.modalidad,
    programa: nombreEn(tiposDeEmpresa, tipo),
    full_name: nombre,
    numero: null,
    numero_resolucion: null,
    fecha_resolucion: null,
    fechacese: null,
    regimen: null,
    ciclosporanio: null,
    maxciclos: null,
    repeticiones: null,
    duracion: null,
    semanas: c.plan.semanas,
    horas_credito_teoria: c.plan.horas_credito_teoria,
    horas_credito_practica: c.plan.horas_credito_practica,
    creditos_totales: c.plan.creditos_totales,
    creditos_generales: c.plan.creditos_generales,
    creditos_electivos: c.plan.creditos_electivos,
    ciclos: c.ciclos,
    secciones: c.secciones,
    asignaturas: c.asignaturas.map(({ base_id: _base, ...a }) => ({
      ...a,
      horasvirtual: horasVirtualDe(a),
      tipoestudio: a.tipoestudio as TipoEstudio | null,
    })),
    areas: deTipo('areascursos'),
    tipos: deTipo('tiposcursos'),
    tipologias: deTipo('tipologiasespecialescursos'),
    emitido: hoyAqui(),
  }
}
