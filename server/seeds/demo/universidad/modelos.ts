import type { ModeloDeDemo } from '../plan.ts'

/** The educational model of the university, newest first. */
export const modelosDeLaUniversidad: ModeloDeDemo[] = [
  {
    nombre: 'Modelo Educativo 2025',
    fechavigencia: '2025-03-01',
    descripcion: `
<p>La Universidad Andina del Sur forma personas que resuelven problemas de su región con rigor, criterio propio y responsabilidad. Este
modelo dice qué entendemos por formar, cómo organizamos los planes de estudios y cómo sabemos que se aprendió.</p>
<h2>Fundamentos</h2>
<p>Aprender es hacer algo que antes no se podía: por eso cada plan parte de un <strong>perfil de egreso</strong> y cada curso dice a qué
competencia sirve. El conocimiento se construye con otros, sobre situaciones reales y con retroalimentación frecuente.</p>
<h2>Ejes</h2>
<ul>
<li><strong>Formación por competencias.</strong> Los planes se diseñan desde el perfil hacia los cursos, y no al revés.</li>
<li><strong>Investigación formativa.</strong> Desde el tercer ciclo, al menos un curso por ciclo termina en un producto de investigación.</li>
<li><strong>Interculturalidad.</strong> El quechua y los saberes locales tienen lugar en los cursos generales y en las prácticas.</li>
<li><strong>Vínculo con el territorio.</strong> Las prácticas y los proyectos atienden a comunidades y empresas del sur andino.</li>
</ul>
<h2>Organización del currículo</h2>
<table><tbody>
<tr><th><p>Componente</p></th><th><p>Qué aporta</p></th><th><p>Ciclos</p></th></tr>
<tr><td><p>Estudios generales</p></td><td><p>Lenguaje, razonamiento y ciudadanía</p></td><td><p>I y II</p></td></tr>
<tr><td><p>Estudios específicos</p></td><td><p>Bases de la profesión</p></td><td><p>III a VI</p></td></tr>
<tr><td><p>Estudios de especialidad</p></td><td><p>Desempeño profesional y prácticas</p></td><td><p>VII a X</p></td></tr>
</tbody></table>
<h2>Enseñanza y evaluación</h2>
<p>Se prefiere aprender por proyectos, casos y simulación. La evaluación es continua: toda unidad tiene una evidencia, una rúbrica que se
conoce desde el primer día y una devolución antes de la siguiente.</p>
<blockquote><p>Se evalúa para que se aprenda; la nota viene después.</p></blockquote>`,
  },
  {
    nombre: 'Modelo Educativo 2018',
    fechavigencia: '2018-04-02',
    fechacese: '2025-02-28',
    descripcion: `
<p>Modelo con el que se diseñaron los planes de 2018 y 2019. Organiza la formación por áreas de conocimiento y pone el acento en las
horas de práctica.</p>
<h2>Principios</h2>
<ol>
<li>El estudiante participa en su propia formación.</li>
<li>La teoría y la práctica se alternan en cada semestre.</li>
<li>La tutoría acompaña desde el ingreso hasta el egreso.</li>
</ol>`,
  },
]
