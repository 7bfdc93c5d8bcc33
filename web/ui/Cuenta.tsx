import { segun } from '@malla/domain/texto/numero.ts'

/** A number that stands alone where its column or place says of what; to those who hear it it says so itself: «1 plan de Enfermería», «3 planes de Enfermería». */
export const Cuenta = ({ n, uno, varios, de }: { n: number; uno: string; varios: string; de?: string }) => (
  <>
    {n}
    <span className="visually-hidden">
      {' '}
      {segun(n, uno, varios)}
      {de && ` de ${de}`}
    </span>
  </>
)
