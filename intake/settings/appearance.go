package settings

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
)

func (c *checker) checkTopBar() {
	for i, item := range c.site.TopBar {
		field := fmt.Sprintf("topBar[%d]", i)
		c.checkLink("site.json", field+".link", item.Link)
		c.oneOf(field+".side", item.Side, []string{"LEFT", "RIGHT"})
		if item.Icon != "" {
			c.oneOf(field+".icon", item.Icon, agency.Icons)
		}
		c.checkColour(field+".color", item.Color)
	}
}

func (c *checker) checkBanner() {
	b := c.site.Banner
	c.oneOf("banner.kind", b.Kind, agency.BannerKinds)
	c.checkColour("banner.color", b.Color)
	switch {
	case b.Kind == "GALLERY" && len(b.Gallery) == 0:
		c.Refuse("site.json", "banner.gallery", "a gallery needs pictures")
	case (b.Kind == "IMAGE" || b.Kind == "VIDEO") && b.Image == "":
		c.Refuse("site.json", "banner.image", "a banner of kind %s needs a picture", b.Kind)
	case b.Kind == "VIDEO" && b.Video == "":
		c.Refuse("site.json", "banner.video", "a banner of kind VIDEO needs a video")
	case b.Kind == "COLOR" && b.Color == "":
		c.Refuse("site.json", "banner.color", "a banner of kind COLOR needs a colour")
	}
}

// tagIDs holds the formats of ids at analytics and advertising services, by field of tags.
var tagIDs = map[string]*regexp.Regexp{
	"analyticsId":  regexp.MustCompile(`^G-[A-Z0-9]+$`),
	"adsId":        regexp.MustCompile(`^(AW|DC)-[A-Z0-9]+$`),
	"tagManagerId": regexp.MustCompile(`^GTM-[A-Z0-9]+$`),
	"pixelId":      regexp.MustCompile(`^[0-9]+$`),
	"mapboxToken":  regexp.MustCompile(`^pk\.[A-Za-z0-9._-]+$`),
}

func (c *checker) checkTags() {
	t := c.site.Tags
	for name, value := range map[string]string{"analyticsId": t.AnalyticsID, "adsId": t.AdsID, "tagManagerId": t.TagManagerID,
		"pixelId": t.PixelID, "mapboxToken": t.MapboxToken} {
		if value != "" && !tagIDs[name].MatchString(value) {
			c.Refuse("site.json", "tags."+name, "%q does not look like %s", value, tagIDs[name])
		}
	}
}

func (c *checker) checkColour(field, value string) {
	if value != "" && !agency.IsColour(value) {
		c.Refuse("site.json", field, "%q is not a colour; write #a03c28", value)
	}
}

func (c *checker) oneOf(field, value string, list []string) {
	if !slices.Contains(list, value) {
		c.Refuse("site.json", field, "%q is not one of %s", value, strings.Join(list, ", "))
	}
}

// width checks a width in twelfths; 0 stands for the whole row.
func (c *checker) width(file, field string, n int) { c.Between(file, field, n, 0, 12) }
