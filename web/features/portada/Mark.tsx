/** The mark of the product: three cycles of courses. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <img src="/malla.svg" width={size} height={size} alt="" />
)
