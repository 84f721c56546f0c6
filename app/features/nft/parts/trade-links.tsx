import { to } from '#app/catalogue/to.ts'
import { ChipLink } from '#app/ui/controls/chip.tsx'

const places = [
  { id: 'nft', label: 'All pandas' },
  { id: 'nft-marketplace', label: 'For sale' },
  { id: 'nft-offer', label: 'Offers' },
  { id: 'nft-selling', label: 'Sell' },
  { id: 'nft-give', label: 'Give' },
  { id: 'nft-stats', label: 'Stats' },
] as const

/** The rooms in which pandas change hands. */
export const TradeLinks = ({ at }: { at: (typeof places)[number]['id'] | null }) => (
  <nav aria-label="Pandas" className="no-scrollbar -mx-1 mt-5 flex gap-1.5 overflow-x-auto p-1 whitespace-nowrap">
    {places.map(({ id, label }) => (
      <ChipLink key={id} to={to(id)} isChosen={id === at}>
        {label}
      </ChipLink>
    ))}
  </nav>
)
