import type { GrupoDeDemo } from '../competencias.ts'

/** Competencies of Ingeniería de Sistemas 2026; in the matrix some gaps stand on purpose. */
export const competencias2026: readonly GrupoDeDemo[] = [
  {
    nombre: 'Competencias profesionales',
    lista: `
      Diseña sistemas de información que resuelven problemas reales de las organizaciones, con métodos de ingeniería | p1, general 2 | SI1002 l
        Modela los procesos de una organización y los requisitos de quienes los usan | general 1 | SI101 i, SI501 d, SI601 l
          Representa procesos de negocio con una notación reconocida | | SI501 d
          Redacta requisitos comprobables y los acuerda con los interesados | | SI601 l
          Identifica riesgos y restricciones del entorno del sistema
        Diseña la arquitectura de una solución y justifica sus decisiones | tuning 16 | SI401 i, SI701 d, SI801 l
          Compara alternativas de arquitectura según atributos de calidad | | SI801 l
          Documenta la arquitectura con vistas que entienden sus lectores
        Integra los sistemas de una organización con su arquitectura empresarial | | SI802 d, SI1001 l
      Construye software seguro y comprobado, y lo mantiene a lo largo de su vida útil | p2, tuning 27 | PR1001 l
        Programa soluciones correctas y legibles con estructuras de datos adecuadas | general 1 | CO101 i, CO201 d, CO301 l
          Descompone un problema en funciones y objetos con una sola responsabilidad | | CO201 d
          Estima el costo de un algoritmo y elige la estructura que le conviene | | CO301 l
        Desarrolla aplicaciones web y móviles con pruebas automáticas | | CO503 d, SI801 l, EE03 d
          Automatiza la comprobación y la entrega de lo que construye | | EE06 l
        Protege los datos y el código frente a las amenazas más comunes | tuning 26 | RE801 l
      Administra datos, redes y servicios de tecnología de modo que estén disponibles y protegidos | p3, tuning 8
        Diseña y afina bases de datos para la operación y para la decisión | | CO401 i, CO501 d, SI803 l
        Configura redes y servidores, y comprueba que resisten fallas | | CO502 i, RE601 d, RE701 l
        Gestiona servicios de tecnología según acuerdos de nivel de servicio | | SI903 l
      Dirige proyectos de tecnología dentro de plazos y costos, con equipos de varias disciplinas | p5, especifico 10, general 5 | SI901 l
        Planifica el alcance, el tiempo y el costo de un proyecto | | GE801 d, SI901 l
        Evalúa la viabilidad económica de una inversión en tecnología | | GE501 i, GE601 d, GE701 d, GE801 l
        Audita sistemas y propone mejoras con evidencia
    `,
  },
  {
    nombre: 'Competencias generales',
    transversal: true,
    lista: `
      Comunica ideas y resultados con claridad, en español y en inglés | p6, general 3, especifico 9 | IN1001 l
        Redacta informes técnicos que su lector entiende y puede comprobar | tuning 6 | EG101 i, EG103 d, IN601 d
        Sustenta su trabajo ante públicos distintos
        Lee y conversa en inglés sobre temas de su profesión | tuning 7 | EG203 i, EG301 d, EG401 l
      Actúa con ética y responsabilidad ante la sociedad y el ambiente | p7, general 4, tuning 26 | EG501 l
        Reconoce las consecuencias sociales y ambientales de sus decisiones | tuning 20 | EG202 i, EG302 d
        Aplica la ley de protección de datos y los derechos de autor | | SI1003 l
      Trabaja en equipo y aprende por su cuenta | especifico 8, especifico 11 | EG105 i
        Asume tareas y plazos acordados y responde por ellos
    `,
  },
]
