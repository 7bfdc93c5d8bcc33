/** Days that a deleted plan can be brought back; afterwards it is gone for good. */
export const DIAS_EN_PAPELERA = 30

/** What is known of a plan that is still on a screen and was taken away meanwhile. `por`: who sent it to the Papelera; null: only that it is not found. */
export interface EnPapelera {
  por: string | null
}

/** It in words: as the state of the plan, as news of it, and why nothing in it can be changed. */
export const dichoDePapelera = ({ por }: EnPapelera): { estado: string; aviso: string; whyNot: string } =>
  por === null
    ? {
        estado: 'No se encuentra',
        aviso: 'Este plan ya no se encuentra: puede que alguien lo haya enviado a la Papelera.',
        whyNot: 'El plan ya no se encuentra: solo se puede leer lo que se ve aquí.',
      }
    : {
        estado: 'En la Papelera',
        aviso: `Este plan está en la Papelera: lo envió ${por}.`,
        whyNot: 'El plan está en la Papelera y solo se puede leer. Para cambiarlo hay que recuperarlo.',
      }
