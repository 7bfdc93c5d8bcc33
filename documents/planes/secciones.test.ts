import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { expect, it } from 'vitest'
import { bloquesComoTexto, documentoComoTexto } from '../testing/comoTexto.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { pdfLineas, pdfModulo } from './pdfSecciones.ts'
import { bloquesDeSeccion } from './secciones.ts'

it('each section that has a shape of its own', () => {
  const deTexto = ['presentacion', 'historias', 'criteriosEvaluaciones', 'cursosConvalidacion']
  const suyas = seccionesDelPlan.filter(
    s => !['texto', 'malla'].includes(s.clase) || deTexto.includes(s.key ?? ''),
  )
  expect(bloquesComoTexto(suyas.flatMap(s => bloquesDeSeccion(disenoChico, s)))).toBe(`# Presentación
Presenta el plan.
# Historia
*Pendiente*
# Líneas de Investigación
1. Suelos.
2. Riego.
# Perfil de Egreso
1. Cultiva.
2. Cuida el suelo.
# Módulos de Competencia Profesional
## Cultivos
(nota) versión 2 · 2 cursos · 7,5 créditos · 176 horas
### Fines
Cultiva.
┌ Código (2 filas) | Curso (2 filas) | Horas semanales (4 columnas) | Créd. (2 filas) | Requisitos (2 filas)
┌ T | P | V | Total
│ BOT-101 | Botánica | 2 | 4 | 0 | 6 | 4,0 | —
│ SUE-201 | Suelos | 2 | 2 | 1 | 5 | 3,5 | BOT-101 y MAT-101 (correquisito)
│ − Total (2 columnas) | 4 | 6 | 1 | 11 | 7,5 | _
## Módulo 2
(nota) versión 1 · 0 cursos
Sin nombre ni cursos.
# Unidades de aprendizaje por cursos
## BOT-101 · Botánica
### La célula
(nota) 4 semanas · 24 horas
Organelos.
## De ningún curso del plan
### Unidad 2
Sin curso.
# Criterios de Evaluación
┌ Criterio | Peso
│ Examen final | 60 %
│ Prácticas | 25 %
│ = Total | 85 %
## Examen final
Un examen escrito.
## Campo · Prácticas
## Asistencia
*Pendiente*
# Cursos de Convalidación (Tabla de equivalencias)
## Con el plan «Plan de estudios 2018»
┌ Cursos llevados | Cursos que se reconocen | Reconocimiento | Nota
│ MB-1 · Matemática Básica (4,0 cr) | MAT-101 · Cálculo I (5,0 cr) / MAT-102 · Geometría Analítica (4,0 cr) | Parcial | Con examen
# Laboratorios y talleres
┌ Ambiente | Tipo | Local | Capacidad | Equipos
│ Laboratorio de Redes | Laboratorio | Pabellón B | 24 | 12 × Conmutador / 1 × Servidor`)
})

it('the malla is what the report of the plan says, a level further in', () => {
  const malla = seccionesDelPlan.find(s => s.clase === 'malla')!
  const titulos = bloquesDeSeccion(disenoChico, malla).flatMap(b => (b.tipo === 'titulo' ? [b] : []))
  expect(titulos.map(b => `${b.nivel} ${b.estilo} ${b.texto}`).join('\n')).toBe(`1 seccion Malla Curricular
2 apartado Cursos por ciclo
3 menor Ciclo I
3 menor Ciclo II
3 menor Ciclo III
2 apartado Cursos electivos
3 menor Electivos de especialidad
3 menor Electivos libres
2 apartado Resumen
3 menor Por ciclo
3 menor Por tipo de estudios
3 menor Por área
3 menor Por modalidad`)
  expect(
    bloquesComoTexto(bloquesDeSeccion({ ...disenoChico, asignaturas: [] }, malla)),
  ).toBe(`# Malla Curricular
*Pendiente*`)
})

it('lines of research, and one module, as documents of their own', () => {
  expect(
    documentoComoTexto(pdfLineas(disenoChico)),
  ).toBe(`Líneas de Investigación · Agronomía [Líneas de Investigación - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Líneas de Investigación · Agronomía · emitido el 21/11/2026
=== a4
# Líneas de Investigación
(subtitulo) Agronomía · Plan 2026
1. Suelos.
2. Riego.`)
  const [, , sinNombre] = disenoChico.textos.modulosCompetencia!
  expect(
    documentoComoTexto(pdfModulo(disenoChico, sinNombre!)),
  ).toBe(`Módulo 2 · Agronomía [Módulo 2 - Agronomía - Plan 2026] Plan 2026, de Universidad Andina
cabecera: UA Universidad Andina · Facultad de Ciencias Agrarias | Plan 2026
pie: Módulo 2 · Agronomía · emitido el 21/11/2026
=== a4
# Módulo 2
(subtitulo) Agronomía · Plan 2026
(nota) versión 1 · 0 cursos
Sin nombre ni cursos.`)
})
