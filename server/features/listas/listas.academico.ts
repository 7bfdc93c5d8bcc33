import { calls } from '@malla/contracts/calls.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEquivalencia } from '@malla/domain/equivalencias/catalogos.ts'
import { isCesado } from '@malla/domain/planes/cese.ts'
import { nombreDeTipoDeNivel } from '@malla/domain/programas/tiposDeNivel.ts'
import { momentoDePeriodo } from '@malla/domain/silabos/plazos.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { dia, lista, momento, varios } from './lista.ts'

/** Lists of faculties, programmes, plans and what they are made of. */

const TIPOS_DE_FACULTAD = { facultad: 'Facultad', isPosgrado: 'Posgrado', isCepre: 'Cepre' } as const

type Catalogo = 'areascursos' | 'tiposcursos' | 'tipologiasespecialescursos'
const catalogo = (tipo: Catalogo) =>
  lista(calls[tipo].list, {
    nombre: p => p.nombre,
    color: p => p.abreviatura ?? (p.color === null ? null : `N.º ${p.color}`),
    cursos_count: p => p.cursos_count,
    estado: p => p.estado,
  })

const cursos = (de: readonly { codigo: string | null; nombre: string }[]) => varios(de.map(conCodigo))

export const listasAcademicas = {
  facultades: lista(calls.facultades.list, {
    nombre: f => f.nombre,
    txt_type: f => TIPOS_DE_FACULTAD[f.txt_type],
    programas_count: f => f.programas_count,
    estado: f => f.estado,
  }),
  programas: lista(calls.programas.list, {
    nombre: p => p.nombre,
    facultad: p => p.facultad,
    nivel: p => p.nivel,
    modalidad: p => p.modalidad,
    planes_count: p => p.planes_count,
    estado: p => p.estado,
  }),
  niveles: lista(calls.niveles.list, {
    codigo: n => n.codigo,
    nombre: n => n.nombre,
    tipo: (n, empresa) => nombreDeTipoDeNivel(n.tiponivel_id, empresa?.tipo),
  }),
  modalidades: lista(calls.modalidades.list, { nombre: m => m.nombre }),
  planes: lista(calls.planes.list, {
    full_name: p => p.full_name,
    programa: p => p.programa,
    facultad: p => p.facultad,
    cursos_count: p => p.cursos_count,
    // A school has no credits and is not told «0».
    creditos: p => (p.creditos > 0 ? p.creditos : null),
    fechacese: p => (isCesado(p) ? `Cesado con fecha ${formatFecha(p.fechacese)}` : 'Vigente'),
  }),
  papelera: lista(calls.planes.papelera, {
    full_name: p => p.full_name,
    programa: p => p.programa,
    cursos_count: p => p.cursos_count,
    deleted_at: p => momento(p.deleted_at),
    deleted_by: p => p.deleted_by,
    dias_restantes: p => p.dias_restantes,
  }),
  areascursos: catalogo('areascursos'),
  tiposcursos: catalogo('tiposcursos'),
  tipologiasespecialescursos: catalogo('tipologiasespecialescursos'),
  equivalencias: lista(calls.equivalencias.porPlan, {
    plan_origen: e => e.plan_origen,
    origen: e => cursos(e.origen),
    destino: e => cursos(e.destino),
    tipo: e => nombreEn(tiposDeEquivalencia, e.tipo),
    nota: e => e.nota,
  }),
  resultados: lista(calls.resultados.list, {
    numero: r => r.numero,
    nombre: r => r.nombre,
    estado: r => r.estado,
  }),
  periodos: lista(calls.periodos.list, {
    nombre: p => p.nombre,
    estado: p => momentoDePeriodo(p, hoyAqui()),
    fechainicio: p => dia(p.fechainicio),
    fechafin: p => dia(p.fechafin),
    fechaentrega: p => dia(p.fechaentrega),
    plazos: p => varios(p.plazos.map(z => `${z.programa}: ${formatFecha(z.fechaentrega)}`)),
    silabos_count: p => p.silabos_count,
  }),
}
