package agency

import "github.com/gevel/gevel/agency/media"

// LocalBanner is the banner of the home page, totals filled in.
type LocalBanner struct {
	Kind     string
	Title    string
	Text     string
	Search   bool
	Pictures []*media.Photo
	Video    *string
	Color    *string
}

// Image is the first picture of the banner: the picture itself, or the poster of a video.
func (b LocalBanner) Image() *media.Photo {
	if len(b.Pictures) == 0 {
		return nil
	}
	return b.Pictures[0]
}

func (in local) banner() LocalBanner {
	b := in.Site.Banner
	banner := LocalBanner{Kind: b.Kind, Title: in.text(b.Title), Text: in.totals.Replace(in.text(b.Text)), Search: b.Search,
		Pictures: in.photos(b.Pictures), Color: optional(b.Color)}
	if b.VideoFile != "" {
		banner.Video = optional("/media/" + b.VideoFile)
	}
	return banner
}
