import type { SilaboAbierto } from '@malla/contracts/silabos.ts'

/** The steps of the review as buttons and questions. */

export type Paso = SilaboAbierto['pasos'][number]['paso']

interface PasoEnPantalla {
  boton: string
  pregunta: string
  /** What is said of it when asked. */
  si: string
}

/** The words of each step. */
export const palabrasDePaso: Readonly<Record<Paso, PasoEnPantalla>> = {
  entregar: {
    boton: 'Entregar',
    pregunta:
      'El sílabo pasará a revisión. Mientras esté entregado no podrá editarse; puede retirarlo si nadie lo ha revisado todavía.',
    si: 'Entregar',
  },
  retirar: {
    boton: 'Retirar la entrega',
    pregunta: 'El sílabo volverá a ser un borrador y podrá seguir editándolo.',
    si: 'Retirar',
  },
  observar: {
    boton: 'Devolver con observaciones',
    pregunta: 'El sílabo volverá al docente para que lo corrija.',
    si: 'Devolver',
  },
  aprobar: {
    boton: 'Aprobar',
    pregunta: 'El sílabo quedará aprobado tal como está. Al final constarán quién lo aprobó y la fecha.',
    si: 'Aprobar',
  },
  reabrir: {
    boton: 'Volver a abrir',
    pregunta: 'El sílabo dejará de estar aprobado y volverá al docente para que lo corrija.',
    si: 'Volver a abrir',
  },
}

/** The step that stands as the button, before those behind the menu. */
export const PRINCIPALES: readonly Paso[] = ['entregar', 'aprobar']
