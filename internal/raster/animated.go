package raster

// IsAnimated reports whether a PNG or WebP moves.
func IsAnimated(data []byte) bool {
	switch KindOf(data) {
	case PNG:
		for c := range pngChunks(data) {
			if c.name == "acTL" || c.name == "IDAT" {
				return c.name == "acTL"
			}
		}
	case WebP:
		for c := range webpChunks(data) {
			if c.name == "ANIM" || c.name == "ANMF" {
				return true
			}
		}
	}
	return false
}
