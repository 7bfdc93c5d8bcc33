import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import { expect, it } from 'vitest'
import { bloquesComoTexto } from '../testing/comoTexto.ts'
import { disenoChico } from '../testing/disenoChico.ts'
import { disenoCurricular } from './diseno.ts'

const firmado = {
  ...disenoChico,
  fechacese: '2026-12-31',
  institucion: {
    ...disenoChico.institucion,
    estilo: { ...estiloInicial, firmas: [{ nombre: 'Ana Torres', cargo: 'Decana' }] },
  },
  legal: { medido: '2026-11-21', luz: 'Cumple', hayNorma: true, observaciones: [] },
}

const esqueleto = (d: typeof firmado): string => {
  const { portada, secciones } = disenoCurricular(d)
  return [
    [
      portada!.antetitulo,
      portada!.titulo,
      portada!.subtitulo,
      ...portada!.datos.map(d => `${d.rotulo}: ${d.valor[0]!.texto}`),
    ],
    ...secciones.map(s => [
      `=== ${s.horizontal ? 'horizontal' : ''}`,
      ...s.bloques.map(b =>
        b.tipo === 'titulo' ? `${b.nivel} ${b.texto}` : b.tipo === 'malla' ? `${b.nivel} [${b.titulo}]` : '',
      ),
    ]),
  ]
    .flat()
    .filter(Boolean)
    .join('\n')
}

it('has its chapters in their order, each on the pages where it belongs', () => {
  expect(esqueleto(firmado)).toBe(`Facultad de Ciencias Agrarias · Pregrado
Diseño curricular
Agronomía · Plan 2026
Resolución: 0412-2025-CU
Fecha de resolución: 3 de diciembre de 2025
Modalidad: Presencial
Fecha de cese: 31 de diciembre de 2026
=== 
1 Datos generales
1 Presentación
1 Historia
1 Base Legal
1 Misión
1 Visión
1 Valores
1 Objetivos Educacionales
1 Identificación de Grupos de interés / Stake Holders
1 Justificación
1 Estudio de la demanda
1 Del modelo
1 Líneas de Investigación
1 Perfil de Ingreso
1 Perfil de Egreso
1 Perfil profesional
1 Malla Curricular
2 Cursos por ciclo
3 Ciclo I
3 Ciclo II
3 Ciclo III
2 Cursos electivos
3 Electivos de especialidad
3 Electivos libres
2 Resumen
3 Por ciclo
3 Por tipo de estudios
3 Por área
3 Por modalidad
=== horizontal
2 [Malla en una página]
=== 
1 Actividades extra curriculares
1 Módulos de Competencia Profesional
2 Cultivos
2 Módulo 2
1 Unidades de aprendizaje por cursos
2 BOT-101 · Botánica
3 La célula
2 De ningún curso del plan
3 Unidad 2
1 Criterios y Estrategias de E/A
1 Criterios de Evaluación
2 Examen final
2 Campo · Prácticas
2 Asistencia
1 Cursos de Convalidación (Tabla de equivalencias)
2 Con el plan «Plan de estudios 2018»
1 Criterios de Graduación
1 Criterios de Titulación
1 Laboratorios y talleres
1 Competencias
2 Específicas (funcionales)
2 Generales (transversales)
2 El perfil de egreso y sus competencias
2 Resultados a los que se vinculan
=== horizontal
2 Qué cursos contribuyen a cada competencia
=== 
1 Elementos de competencia por curso
2 Ciclo I
2 Ciclo II
1 Sumillas
2 Ciclo II
3 SUE-201 · Suelos
1 Anexos
1 Anexo: cumplimiento normativo
=== 
1 Cartas descriptivas
2 Botánica
3 Sumilla
3 Prerrequisitos
3 Competencias a las que contribuye
3 Contenidos por unidad
3 Metodología
3 Evaluación
3 Bibliografía básica
=== 
2 Suelos
3 Sumilla
3 Prerrequisitos
3 Competencias a las que contribuye
3 Contenidos por unidad
3 Evaluación
3 Bibliografía básica
=== 
2 Cursos no incluidos
=== 
1 Sílabos
2 Base de Datos I
3 Datos generales
3 Sumilla
3 Competencias
3 Resultados de aprendizaje
3 Programación
4 Unidad 1 · Modelado de datos
4 Unidad 2 · Lenguaje SQL
4 Unidad 3 · Diseño físico
3 Metodología
3 Evaluación
3 Bibliografía
4 Básica
4 Complementaria
3 Investigación formativa
=== 
2 Cursos no incluidos`)
})

it('annexes, the law and who signs close what goes before cartas and syllabi', () => {
  const { secciones } = disenoCurricular(firmado)
  const cierre = secciones.find(s => s.bloques.some(b => b.tipo === 'firmas'))!
  expect(bloquesComoTexto(cierre.bloques)).toBe(`# Elementos de competencia por curso
## Ciclo I
┌ Curso | Competencia | Nivel
│ BOT-101 · Botánica | Reconoce plantas | —
## Ciclo II
┌ Curso | Competencia | Nivel
│ SUE-201 · Suelos | C2.1 · Modela información de una organización con criterios de calidad y normalización. | Desarrolla
│ _ | C3.2 · Construye software confiable a partir de datos consistentes. | Introduce
(nota) Por escribir en 4 cursos: MAT-101 · Matemática, RIE-202 · Riego, APP-301 · Apicultura y VID-302 · Viticultura.
# Sumillas
## Ciclo II
### SUE-201 · Suelos
Asignatura de especialidad, de naturaleza teórico-práctica. Su propósito es que el estudiante modele, construya y consulte bases de datos relacionales que respondan a problemas de una organización. Comprende: modelado conceptual y lógico, lenguaje SQL, diseño físico y transacciones.
(nota) Por escribir en 5 cursos: BOT-101 · Botánica, MAT-101 · Matemática, RIE-202 · Riego, APP-301 · Apicultura y VID-302 · Viticultura.
# Anexos
┌ N.º | Archivo | Sección | Tamaño
│ 1 | Ley.pdf | Base Legal | 1,4 MB
│ 2 | Malla firmada.pdf | Malla curricular | 52 kB
│ 3 | Otra cosa.pdf | — | 1 kB
# Anexo: cumplimiento normativo
Resultado al 21 de noviembre de 2026: cumple.
No hay observaciones.
(nota) Las horas de un crédito son un mínimo. Los electivos cuentan por lo que se exige de cada sección.
firma: Ana Torres, Decana`)
  const sinMatriz = disenoCurricular({ ...firmado, competencias: { ...firmado.competencias, celdas: [] } })
  const [, , despues] = sinMatriz.secciones
  const titulos = sinMatriz.secciones.flatMap(s => s.bloques.map(b => (b.tipo === 'titulo' ? b.texto : '')))
  expect(titulos.filter(x => x === 'Sumillas')).toHaveLength(1)
  expect(bloquesComoTexto(despues!.bloques.slice(-3))).toBe(`No hay observaciones.
(nota) Las horas de un crédito son un mínimo. Los electivos cuentan por lo que se exige de cada sección.
firma: Ana Torres, Decana`)
})

it('courses in whose carta nobody wrote are a list, not a page each; without any carta or syllabus two headings say so', () => {
  const sueltas = disenoCurricular(firmado).secciones.map(s => bloquesComoTexto(s.bloques))
  expect(sueltas.filter(x => x.startsWith('## Cursos no incluidos'))[0]).toBe(`## Cursos no incluidos
┌ Código | Curso | Lugar | Motivo
│ MAT-101 | Matemática | Ciclo I | Sin escribir
│ RIE-202 | Riego | Ciclo II | Sin escribir
│ APP-301 | Apicultura | Electivos de especialidad | Sin escribir
│ VID-302 | Viticultura | Electivos de especialidad | Sin escribir`)
  const [botanica] = firmado.cartas.filter(c => c.asignatura_id !== firmado.cartas[0]!.asignatura_id)
  const deMatriz = { asignatura_id: botanica!.asignatura_id, competencias: botanica!.competencias! }
  const { secciones } = disenoCurricular({ ...firmado, cartas: [deMatriz], silabos: [], sinSilabo: [] })
  const [cierre] = secciones.slice(-1)
  expect(bloquesComoTexto(cierre!.bloques)).toContain(`
# Cartas descriptivas
*Pendiente*
# Sílabos
*Pendiente*
# Anexos`)
  expect(cierre!.bloques.at(-1)!.tipo).toBe('firmas')
})
