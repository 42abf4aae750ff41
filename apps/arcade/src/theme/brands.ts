// Every brand's tokens and what the games add to them. The frame says which brand it shows in `data-brand`.
import.meta.glob(["../../../../brands/*/tokens.css", "../../../../brands/*/games.css"], { eager: true });
