import { useEffect, useRef } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'

/** What stands beside the malla, as the address says it: a course, the panel of the law. */
interface AlLado {
  curso: number | undefined
  panel: string | undefined
}

/** Which of two that stand beside the malla gives way: the one that was there before; of two that come together the panel. Null while there is one. */
export function cualCede(antes: AlLado | null, ahora: AlLado): keyof AlLado | null {
  if (ahora.curso === undefined || ahora.panel === undefined) return null
  return antes !== null && antes.panel !== ahora.panel && antes.curso === ahora.curso ? 'curso' : 'panel'
}

/** Keeps one panel at the right of the malla: with two there would be no room for its columns. */
export function useUnPanel(isMalla: boolean): void {
  const { curso, panel } = useAddress()
  const setAddress = useSetAddress()
  const antes = useRef<AlLado | null>(null)
  useEffect(() => {
    const cede = isMalla ? cualCede(antes.current, { curso, panel }) : null
    antes.current = { curso, panel }
    if (cede) setAddress({ [cede]: undefined }, { replace: true })
  }, [isMalla, curso, panel, setAddress])
}
