import { describe, expect, it } from 'vitest'
import type { CambioContado, Lectura } from './cambio.ts'
import { oracion, predicado } from './oracion.ts'
import { referenciasDe } from './referencias.ts'

const nombres: Readonly<Record<string, string>> = {
  'asignatura 1': 'Cálculo I',
  'asignatura 2': 'Física I',
  'ciclo 2': 'Ciclo II',
  'ciclo 3': 'Ciclo III',
  'ciclo 8': '1.º grado',
  'ciclo 9': '2.º grado',
  'seccion_electivo 4': 'Electivos A',
  'plan_estudio 7': 'Plan 2026',
  'plan_estudio 8': 'Ingeniería 2026',
  'programa 5': 'Ingeniería Civil',
  'facultad 6': 'Facultad de Ingeniería',
  'parametro 10': 'Matemática',
  'parametro 11': 'Ciencias',
  'docente 20': 'Rosa Díaz',
  'docente 21': 'Luis Paz',
  'archivo 9': 'ley.pdf',
  'usuario 20': 'Raúl Quispe',
  'nivel 30': 'Pregrado',
}
const etiquetas: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  codigo: 'Código',
  credits: 'Créditos',
  horasteoria: 'Horas de teoría',
  areacurso_id: 'Área',
  sumilla: 'Sumilla',
  requisitos: 'Requisitos',
  orden: 'Orden',
  fecha_resolucion: 'Fecha de resolución',
  resolucion_id: 'Archivo de la resolución',
  imagen_id: 'Imagen',
  de_nivel: 'Programa de nivel',
  config_terminos: 'Términos de competencias',
  config_nodes_tree: 'Nodos del árbol',
  especialidades: 'Especialidades',
  tipociclo_id: 'Tipo de ciclo',
  fechacese: 'Fecha de cese',
  nivel_id: 'Nivel',
  semanas: 'Semanas por periodo',
  silabo_estado: 'Estado del sílabo',
  cursos_ids: 'Cursos',
  letraUno: 'Primera letra',
  usuario: 'Usuario',
  root: 'Administrador',
  razonsocial: 'Razón social',
  ruc: 'RUC',
  permisos_programas: 'Programas permitidos',
}
const lectura: Lectura = {
  nombre: (clase, id) => nombres[`${clase} ${id}`] ?? null,
  etiqueta: campo => etiquetas[campo] ?? null,
}

const decir = (evento: string, objeto_id: number, mas: Partial<CambioContado> = {}): string => {
  const tramos = predicado({ evento, objeto_id, ambito: {}, antes: null, despues: null, ...mas }, lectura)
  return oracion('Ana Ruiz', tramos)
}
const cambio = (
  evento: string,
  id: number,
  antes: Record<string, unknown>,
  despues: Record<string, unknown>,
) => decir(evento, id, { antes, despues: { ...despues, revision: 2 } })

const enPlan = { plan_id: 8, programa_id: 5, facultad_id: 6 }
const larga = `<p>Este curso <b>presenta</b> ${'la historia de las ideas '.repeat(9)}</p>`
const previo = (asignatura_id: number) => ({ tipo: 'curso', asignatura_id, modo: 'previo' })

describe('sentences of the log', () => {
  it.each<[string, string]>([
    [
      cambio('asignatura.updated', 1, { credits: 4 }, { credits: 5 }),
      'cambió los créditos de Cálculo I de 4 a 5',
    ],
    [
      cambio('asignatura.updated', 1, { credits: 1.5 }, { credits: 2 }),
      'cambió los créditos de Cálculo I de 1,5 a 2',
    ],
    [
      cambio(
        'asignatura.updated',
        1,
        { codigo: 'MA-1', credits: 4, areacurso_id: 10 },
        { codigo: 'MA-2', credits: 5, areacurso_id: 11 },
      ),
      'cambió en Cálculo I el código de «MA-1» a «MA-2», los créditos de 4 a 5 y el área de Matemática a Ciencias',
    ],
    [
      cambio('asignatura.updated', 1, { codigo: null }, { codigo: 'MA-1' }),
      'cambió el código de Cálculo I a «MA-1»',
    ],
    [
      cambio('asignatura.updated', 1, { codigo: 'MA-1' }, { codigo: null }),
      'borró el código («MA-1») de Cálculo I',
    ],
    [
      cambio('asignatura.updated', 1, { nombre: 'Cálculo 1' }, { nombre: 'Cálculo I' }),
      'cambió el nombre de Cálculo 1 a «Cálculo I»',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 2, orden: 1 }, { ciclo_id: 3, orden: 4 }),
      'movió Física I del ciclo II al III',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 8 }, { ciclo_id: 9 }),
      'movió Física I de 1.º grado a 2.º grado',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 2, seccion_id: null }, { ciclo_id: null, seccion_id: 4 }),
      'movió Física I del ciclo II a la sección Electivos A',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 2, credits: 4 }, { ciclo_id: 3, credits: 5 }),
      'movió Física I del ciclo II al III y cambió los créditos de 4 a 5',
    ],
    [
      cambio('asignatura.updated', 2, { ciclo_id: 99 }, { ciclo_id: 3 }),
      'movió Física I de un ciclo que ya no existe al ciclo III',
    ],
    [cambio('asignatura.updated', 2, { orden: 1 }, { orden: 2 }), 'cambió el orden de Física I de 1 a 2'],
    [
      cambio('asignatura.updated', 1, { requisitos: null }, { requisitos: previo(2) }),
      'cambió los requisitos de Cálculo I a Física I',
    ],
    [
      cambio('asignatura.updated', 1, { requisitos: previo(77) }, { requisitos: previo(2) }),
      'cambió los requisitos de Cálculo I de un curso que ya no existe a Física I',
    ],
    [
      cambio('asignatura.updated', 1, { silabo_estado: 1 }, { silabo_estado: 3 }),
      'cambió el estado del sílabo de Cálculo I de incompleto a completo',
    ],
    [
      cambio('asignatura.updated', 99, { credits: 4 }, { credits: 5 }),
      'cambió los créditos de un curso de 4 a 5',
    ],
    [cambio('asignatura.updated', 1, {}, {}), 'volvió a guardar el curso Cálculo I'],
    [
      cambio('asignatura.updated', 1, { raro: 1 }, { raro: 2 }),
      'cambió el dato «raro» de Cálculo I de 1 a 2',
    ],
    [
      decir('asignatura.created', 1, { ambito: enPlan, despues: { nombre: 'Cálculo I' } }),
      'creó el curso Cálculo I en el plan Ingeniería 2026',
    ],
    [
      decir('asignatura.created', 90, {
        ambito: enPlan,
        despues: { nombre: 'Cálculo I', base_id: 1, version: 2 },
      }),
      'creó la versión 2 de Cálculo I en el plan Ingeniería 2026',
    ],
    [
      decir('asignatura.deleted', 90, { ambito: enPlan, antes: { nombre: 'Redes' } }),
      'eliminó el curso Redes del plan Ingeniería 2026',
    ],
    [
      decir('ciclo.deleted', 90, { ambito: enPlan, antes: { nombre: 'III', descripcion: 'Ciclo III' } }),
      'eliminó el ciclo III del plan Ingeniería 2026',
    ],
    [
      cambio(
        'ciclo.updated',
        2,
        { numero: 2, nombre: 'II', descripcion: 'Ciclo II' },
        { numero: 3, nombre: 'III', descripcion: 'Ciclo III' },
      ),
      'cambió el nombre del ciclo II a «III»',
    ],
    [
      decir('seccion_electivo.created', 4, { ambito: enPlan, despues: { nombre: 'Electivos A' } }),
      'creó la sección de electivos Electivos A del plan Ingeniería 2026',
    ],
    [
      decir('plan_estudio.created', 7, { ambito: { programa_id: 5 }, despues: { full_name: 'Plan 2026' } }),
      'creó el plan 2026 en el programa Ingeniería Civil',
    ],
    [
      decir('plan_estudio.deleted', 7, {
        antes: { deleted_at: null },
        despues: { deleted_at: '2026-03-03' },
      }),
      'envió a la papelera el plan 2026',
    ],
    [
      decir('plan_estudio.created', 7, {
        antes: { deleted_at: '2026-03-03' },
        despues: { full_name: 'Plan 2026' },
      }),
      'recuperó el plan 2026 de la papelera',
    ],
    [
      decir('plan_estudio.purged', 70, { antes: { full_name: 'Plan 2019' } }),
      'eliminó para siempre el plan 2019 al cumplirse su plazo en la papelera',
    ],
    [
      cambio('plan_estudio.updated', 7, { fechacese: null }, { fechacese: '2026-03-03' }),
      'cesó el plan 2026 con fecha 03/03/2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { fechacese: '2026-03-03' }, { fechacese: null }),
      'restauró el plan 2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { fechacese: '2026-03-03' }, { fechacese: '2026-04-03' }),
      'cambió la fecha de cese del plan 2026 de 03/03/2026 a 03/04/2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { resolucion_id: null }, { resolucion_id: 4 }),
      'subió el archivo de la resolución del plan 2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { resolucion_id: 4 }, { resolucion_id: null }),
      'quitó el archivo de la resolución del plan 2026',
    ],
    [
      cambio('plan_estudio.updated', 7, { resolucion_id: 4, semanas: 16 }, { resolucion_id: 5, semanas: 17 }),
      'reemplazó el archivo de la resolución del plan 2026 y cambió las semanas por periodo de 16 a 17',
    ],
    [
      cambio('plan_estudio.updated', 7, { config_terminos: {} }, { config_terminos: { letraUno: 'X' } }),
      'cambió la primera letra del plan 2026 a «X»',
    ],
    [
      cambio(
        'plan_estudio.updated',
        7,
        { config_nodes_tree: ['modulo', 'unidad'] },
        { config_nodes_tree: ['modulo'] },
      ),
      'cambió los nodos del árbol del plan 2026 de módulos y unidades a módulos',
    ],
    [
      decir('plan_estudio.save.json', 7, {
        ambito: { plan_id: 7 },
        antes: { key: 'misiones', items: [] },
        despues: { key: 'misiones', items: [{}] },
      }),
      'escribió «Misión» del plan 2026',
    ],
    [
      decir('plan_estudio.save.json', 7, {
        ambito: { plan_id: 7 },
        antes: { key: 'misiones', items: [{}] },
        despues: { key: 'misiones', items: [] },
      }),
      'vació «Misión» del plan 2026',
    ],
    [
      decir('programa_seccion.updated', 70, {
        ambito: { programa_id: 5 },
        antes: { key: 'historias', items: [{}] },
        despues: { key: 'historias', items: [{}, {}] },
      }),
      'cambió «Historia» del programa Ingeniería Civil',
    ],
    [
      cambio('programa.updated', 5, { de_nivel: false }, { de_nivel: true }),
      'marcó «Programa de nivel» en el programa Ingeniería Civil',
    ],
    [
      cambio(
        'programa.updated',
        5,
        { estado: 'Activado', tipociclo_id: 1 },
        { estado: 'Desactivado', tipociclo_id: 3 },
      ),
      'desactivó el programa Ingeniería Civil y cambió el tipo de ciclo de Semestre a Trimestre',
    ],
    [
      cambio('programa.updated', 5, { especialidades: ['A'] }, { especialidades: ['A', 'B'] }),
      'cambió las especialidades del programa Ingeniería Civil de «A» a «A» y «B»',
    ],
    [
      cambio('programa.updated', 5, { imagen_id: null }, { imagen_id: 4 }),
      'subió la imagen del programa Ingeniería Civil',
    ],
    [decir('programa.counter_dc', 1, { despues: { num: 4 } }), 'dejó la institución con 4 programas'],
    [
      decir('facultad.created', 6, { despues: { nombre: 'Facultad de Ingeniería' } }),
      'creó la Facultad de Ingeniería',
    ],
    [decir('facultad.deleted', 60, { antes: { nombre: 'Artes' } }), 'eliminó la facultad Artes'],
    [
      cambio('facultad.updated', 6, { estado: 'Desactivado' }, { estado: 'Activado' }),
      'activó la Facultad de Ingeniería',
    ],
    [
      decir('parametro.created', 10, { despues: { nombre: 'Matemática', tipo: 'areascursos' } }),
      'creó el área de cursos Matemática',
    ],
    [decir('nivel.created', 30, { despues: { nombre: 'Pregrado' } }), 'creó el nivel Pregrado'],
    [
      decir('modalidad.deleted', 31, { antes: { nombre: 'A distancia' } }),
      'eliminó la modalidad A distancia',
    ],
    [decir('archivo.created', 32, { despues: { nombre: 'r.pdf' } }), 'creó el archivo r.pdf'],
    [decir('local.created', 33, { despues: { nombre: 'Sede Norte' } }), 'creó el local Sede Norte'],
    [
      decir('laboratorio_taller.deleted', 34, { antes: { nombre: 'Redes' } }),
      'eliminó el laboratorio o taller Redes',
    ],
    [
      decir('modelo_educativo.created', 35, { despues: { nombre: 'Por competencias' } }),
      'creó el modelo educativo Por competencias',
    ],
    [
      decir('competencia.cursos', 36, {
        antes: { cursos: [] },
        despues: { nombre: 'Resuelve', cursos: [{ asignatura_id: 1, nivel: 'logra' }] },
      }),
      'cambió los cursos que contribuyen a la competencia Resuelve, de 0 a 1',
    ],
    [
      decir('competencia.cursos', 36, {
        antes: { cursos: [{ asignatura_id: 1, nivel: 'introduce' }] },
        despues: { nombre: 'Resuelve', cursos: [{ asignatura_id: 1, nivel: 'logra' }] },
      }),
      'cambió el nivel de los cursos que contribuyen a la competencia Resuelve',
    ],
    [decir('competencia.up', 36, { despues: { nombre: 'Resuelve' } }), 'subió la competencia Resuelve'],
    [
      decir('grupo.competencia.created', 37, { despues: { nombre: 'Generales' } }),
      'creó el grupo de competencias Generales',
    ],
    [decir('usuario.created', 20, { despues: {} }), 'creó al usuario Raúl Quispe'],
    [cambio('usuario.updated', 20, { estado: '1' }, { estado: '3' }), 'bloqueó al usuario Raúl Quispe'],
    [
      decir('registro.deleted', 12, { despues: { ids: [12, 13] } }),
      'quitó 2 registros de la lista de actividades',
    ],
    [
      decir('registro.deleted', 12, { despues: { ids: [12] } }),
      'quitó un registro de la lista de actividades',
    ],
    [decir('usuario.clave_changed', 20), 'cambió su contraseña'],
    [
      decir('docente.reemplazado', 20, { despues: { por_id: 21, pasados: [1, 2] } }),
      'pasó 2 cursos de Rosa Díaz a Luis Paz',
    ],
    [
      cambio('docente.updated', 20, { cursos_ids: [1] }, { cursos_ids: [1, 2], de_id: 21 }),
      'cambió los cursos de Rosa Díaz de Cálculo I a Cálculo I y Física I',
    ],
    [
      decir('correo.reenviado', 4, { despues: { asunto: 'Su clave', para: 'a@b.pe' } }),
      'volvió a enviar el correo «Su clave» a a@b.pe',
    ],
    [decir('respaldo.created', 3, { despues: { id: 3 } }), 'pidió un respaldo de la instalación'],
    [
      decir('respaldo.descargado', 3, { despues: { archivo: 'malla-3.tar.gz' } }),
      'descargó el respaldo malla-3.tar.gz',
    ],
    [decir('respaldo.deleted', 3, { antes: { archivo: null } }), 'eliminó el respaldo'],
    [
      decir('adjunto.created', 4, {
        ambito: { plan_id: 7 },
        despues: { archivo_id: 9, key: 'basesLegales' },
      }),
      'adjuntó ley.pdf a «Base Legal» del plan 2026',
    ],
    [
      decir('adjunto.deleted', 4, { ambito: { programa_id: 5 }, antes: { archivo_id: 8, key: 'historias' } }),
      'quitó un archivo de «Historia» del programa Ingeniería Civil',
    ],
    [decir('usuario.clave_vista', 20), 'vio la contraseña temporal de Raúl Quispe'],
    [decir('usuario.clave_emitida', 20), 'dio una contraseña temporal a Raúl Quispe'],
    [
      cambio('usuario.updated', 20, { usuario: 'a', root: false }, { usuario: 'b', root: true }),
      'marcó «Administrador» en Raúl Quispe y cambió el usuario de «a» a «b»',
    ],
    [
      cambio(
        'institucion.updated',
        1,
        { razonsocial: 'Andina', perfil: { ruc: '1', web: 'x' } },
        { razonsocial: 'Andina del Sur', perfil: { ruc: '2', web: 'x' } },
      ),
      'cambió en la institución Andina la razón social a «Andina del Sur» y el RUC de «1» a «2»',
    ],
    [
      cambio('ajustes_empresa.updated', 1, { semanas: 16 }, { semanas: 17 }),
      'cambió las semanas por periodo de 16 a 17 en los ajustes de la institución',
    ],
    [decir('cosa_rara.hecha', 1), 'registró un registro'],
  ])('%s', (dicha, esperada) => expect(dicha).toBe(`Ana Ruiz ${esperada}`))

  it('long texts are shortened, without tags', () => {
    const dicha = cambio('asignatura.updated', 1, { sumilla: 'Nada' }, { sumilla: larga })
    expect(dicha).toBe(
      'Ana Ruiz cambió la sumilla de Cálculo I de «Nada» a «Este curso presenta la historia de las ideas la historia de…»',
    )
  })

  it('more than six fields are counted', () => {
    const campos = Object.fromEntries([...'abcdefgh'].map(k => [k, 1]))
    expect(
      cambio('asignatura.updated', 1, campos, Object.fromEntries([...'abcdefgh'].map(k => [k, 2]))),
    ).toMatch(/el dato «f» de 1 a 2 y 2 datos más$/)
  })

  it('what nobody did is done by the system', () =>
    expect(oracion(null, [{ texto: 'hizo algo' }])).toBe('El sistema hizo algo'))

  it('the thing that it speaks of is strong', () => {
    const c = {
      evento: 'asignatura.updated',
      objeto_id: 1,
      ambito: {},
      antes: { credits: 4 },
      despues: { credits: 5 },
    }
    expect(predicado(c, lectura)).toEqual([
      { texto: 'cambió los créditos de ' },
      { texto: 'Cálculo I', fuerte: true },
      { texto: ' de 4 a 5' },
    ])
  })
})

it('names every thing that the sentences need, once', () => {
  const requisitos = { tipo: 'y', de: [previo(2), previo(3)] }
  const c = {
    evento: 'asignatura.updated',
    objeto_id: 1,
    ambito: { plan_id: 8, programa_id: 5 },
    antes: { ciclo_id: 2 },
    despues: { ciclo_id: 3, requisitos },
  }
  expect(referenciasDe([c, c]).map(r => `${r.clase} ${r.id}`)).toEqual([
    'asignatura 1',
    'plan_estudio 8',
    'programa 5',
    'ciclo 2',
    'ciclo 3',
    'asignatura 2',
    'asignatura 3',
  ])
})
