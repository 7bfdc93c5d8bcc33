import { describe, expect, it } from 'vitest'
import { cambio, decir } from './testing/lectura.ts'

describe('sentences of the log about an institution, its programmes, people and files', () => {
  it.each<[string, string]>([
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
    [decir('programa.counter_dc', 1, { despues: { num: 1 } }), 'dejó la institución con 1 programa'],
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
      cambio('usuario.updated', 20, { correo: 'raul@x.pe' }, { correo: 'rquispe@x.pe' }),
      'cambió el correo electrónico de Raúl Quispe de «raul@x.pe» a «rquispe@x.pe»',
    ],
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
    // Of a publication the address says nothing: it is called as its plan.
    [
      decir('publicacion.created', 3, { ambito: { plan_id: 7 }, despues: { direccion: 'civil-2026' } }),
      'publicó el plan 2026',
    ],
    [
      decir('publicacion.deleted', 3, { ambito: { plan_id: 7 }, antes: { direccion: 'civil-2026' } }),
      'dejó de publicar el plan 2026',
    ],
    [
      decir('publicacion.updated', 3, {
        ambito: { plan_id: 7 },
        antes: { con_silabos: false },
        despues: { con_silabos: true },
      }),
      'marcó «Con sílabos» en la publicación Plan 2026',
    ],
    [decir('cosa_rara.hecha', 1), 'registró un registro'],
  ])('%s', (dicha, esperada) => expect(dicha).toBe(`Ana Ruiz ${esperada}`))
})
