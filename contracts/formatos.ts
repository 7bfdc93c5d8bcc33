import { z } from 'zod'
import { call } from './call.ts'
import { byId, fileAnswer, list } from './campos.ts'

/** A plan as other systems and the regulator want it: a SQL script, and the form C1 of the malla (SUNEDU). */

const path = '/v1/plan/estudios'

export const formatos = {
  script: call({
    verb: 'GET',
    path: `${path}/scripts/{id}`,
    access: 'informes.ver',
    summary: 'El plan entero como script SQL de PostgreSQL, con sus tablas',
    input: byId,
    output: fileAnswer,
    file: true,
  }),
  avisosC1: call({
    verb: 'GET',
    path: `${path}/{id}/sunedu/c1`,
    access: 'informes.ver',
    summary: 'Lo que le falta al plan para el formato C1 de SUNEDU',
    input: byId,
    output: list(z.string()),
  }),
  excelC1: call({
    verb: 'GET',
    path: `${path}/{id}/excel/sunedu/c1`,
    access: 'informes.ver',
    summary: 'El formato C1 de SUNEDU (malla curricular y análisis de créditos), en Excel',
    input: byId,
    output: fileAnswer,
    file: true,
  }),
  pdfC1: call({
    verb: 'GET',
    path: `${path}/{id}/pdf/sunedu/c1`,
    access: 'informes.ver',
    summary: 'El formato C1 de SUNEDU (malla curricular y análisis de créditos), en PDF',
    input: byId,
    output: fileAnswer,
    file: true,
  }),
}
