import { calls } from '@malla/contracts/calls.ts'
import { programasQueLoUsan } from '@malla/domain/laboratorios/programas.ts'
import { palabraDeSilabo } from '@malla/domain/silabos/estado.ts'
import { etiquetaDeEstado } from '@malla/domain/silabos/revision.ts'
import { estadosDeUsuario } from '@malla/domain/usuarios/catalogos.ts'
import { dia, lista, listaEn, varios } from './lista.ts'

/** Lists of syllabi, lecturers, places and what is in them. */

const DE_ESPACIO: Readonly<Record<number, string>> = { 1: 'Laboratorio', 2: 'Taller' }

/** How people read the state of a user. */
export const estadoDeUsuario = (estado: string): string =>
  estadosDeUsuario.find(e => e.valor === estado)?.nombre ?? estado

const espacios = lista(calls.laboratorios.list, {
  nombre: l => l.nombre,
  local: l => l.local,
  programas: l => varios(l.programas) ?? programasQueLoUsan(l),
  capacidad: l => l.capacidad,
  equipos: l => l.equipos.length,
  planes_count: l => l.planes_count,
})

export const listasDeSilabos = {
  silabos: lista(calls.silabos.list, {
    codigo: f => f.codigo,
    nombre: f => f.nombre,
    programa: f => f.programa,
    plan: f => f.plan,
    ciclo: f => f.ciclo,
    isCompletado: f => palabraDeSilabo(f.isCompletado),
    estado: f => (f.estado === 'borrador' ? null : etiquetaDeEstado[f.estado]),
    docentes: f => varios(f.docentes.map(d => d.nombres)),
    fechaentrega: f => dia(f.fechaentrega),
    updated_at: f => dia(f.updated_at),
    periodo: f => f.periodo,
  }),
  silabos_por_programa: listaEn(
    calls.recordatorios.resumen,
    answer => answer.data.programas.map(p => ({ ...p, id: p.programa_id })),
    {
      facultad: p => p.facultad,
      programa: p => p.programa,
      total: p => p.total,
      completos: p => p.completos,
      parciales: p => p.parciales,
      incompletos: p => p.incompletos,
      entregados: p => p.entregados,
      observados: p => p.observados,
      aprobados: p => p.aprobados,
      sin_docente: p => p.sin_docente,
    },
  ),
  laboratorios: espacios,
  talleres: espacios,
  laboratorios_de_plan: lista(calls.laboratorios.porPlan, {
    nombre: l => l.nombre,
    tipo: l => DE_ESPACIO[l.tipo] ?? null,
    local: l => l.local,
    capacidad: l => l.capacidad,
    equipos: l => varios(l.equipos.map(e => (e.cantidad > 1 ? `${e.nombre} (${e.cantidad})` : e.nombre))),
  }),
  equipos: listaEn(calls.laboratorios.show, answer => answer.data.equipos, {
    nombre: e => e.nombre,
    codigo: e => e.codigo,
    cantidad: e => e.cantidad,
    descripcion: e => e.descripcion,
  }),
  locales: lista(calls.locales.list, {
    nombre: l => l.nombre,
    laboratorios_count: l => l.laboratorios_count,
  }),
  docentes: lista(calls.docentes.list, {
    nombres: d => d.persona.nombres,
    correo: d => d.persona.correo,
    cursos: d => varios(d.cursos.map(c => c.nombre)),
    programas: d => varios([...new Set(d.cursos.map(c => c.programa))]),
    estado: d => estadoDeUsuario(d.estado),
  }),
}
