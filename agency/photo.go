package agency

// Photo is a picture in one language. File is its name in the media folder; Width and Height are pixels of the original.
type Photo struct {
	File   string `json:"file"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	Alt    string `json:"alt"`
}

// URL is the address of the original.
func (p *Photo) URL() string { return "/media/" + p.File }
