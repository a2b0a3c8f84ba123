package intake

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

func (f *folder) checkTopBar() {
	for i, item := range f.site.TopBar {
		field := fmt.Sprintf("topBar[%d]", i)
		f.checkLink("site.json", field+".link", item.Link)
		f.oneOf(field+".side", item.Side, []string{"LEFT", "RIGHT"})
		if item.Icon != "" {
			f.oneOf(field+".icon", item.Icon, agency.Icons)
		}
		f.checkColour(field+".color", item.Color)
	}
}

func (f *folder) checkBanner() {
	b := f.site.Banner
	f.oneOf("banner.kind", b.Kind, agency.BannerKinds)
	f.checkColour("banner.color", b.Color)
	switch {
	case b.Kind == "GALLERY" && len(b.Gallery) == 0:
		f.problem("site.json", "banner.gallery", "a gallery needs pictures")
	case (b.Kind == "IMAGE" || b.Kind == "VIDEO") && b.Image == "":
		f.problem("site.json", "banner.image", "a banner of kind %s needs a picture", b.Kind)
	case b.Kind == "VIDEO" && b.Video == "":
		f.problem("site.json", "banner.video", "a banner of kind VIDEO needs a video")
	case b.Kind == "COLOR" && b.Color == "":
		f.problem("site.json", "banner.color", "a banner of kind COLOR needs a colour")
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

func (f *folder) checkTags() {
	t := f.site.Tags
	for name, value := range map[string]string{"analyticsId": t.AnalyticsID, "adsId": t.AdsID, "tagManagerId": t.TagManagerID,
		"pixelId": t.PixelID, "mapboxToken": t.MapboxToken} {
		if value != "" && !tagIDs[name].MatchString(value) {
			f.problem("site.json", "tags."+name, "%q does not look like %s", value, tagIDs[name])
		}
	}
}

func (f *folder) checkColour(field, value string) {
	if value != "" && !agency.IsColour(value) {
		f.problem("site.json", field, "%q is not a colour; write #a03c28", value)
	}
}

func (f *folder) oneOf(field, value string, list []string) {
	if !slices.Contains(list, value) {
		f.problem("site.json", field, "%q is not one of %s", value, strings.Join(list, ", "))
	}
}

// width checks a width in twelfths; 0 stands for the whole row.
func (f *folder) width(file, field string, n int) { f.between(file, field, n, 0, 12) }

// checkMenu checks that every page has an address of its own and that what it shows exists.
func (f *folder) checkMenu() {
	ids := map[string]bool{}
	addresses := map[string]string{}
	for i, e := range f.site.Menu {
		field := fmt.Sprintf("menu[%d]", i)
		if e.ID == "" || ids[e.ID] {
			f.problem("site.json", field+".id", "%q is empty or appears twice", e.ID)
		}
		ids[e.ID] = true
		f.needsText("site.json", field+".title", e.Title)
		f.oneOf(field+".status", e.Status, []string{agency.Published, "Draft"})
		if e.Status != agency.Published && f.site.InternalPath(&e) == "/" {
			f.problem("site.json", field+".status", "the home page is always published")
		}
		f.checkParent(field, e)
		f.checkAddress(field, e, addresses)
		f.checkModules(field, e.Modules)
	}
}

// checkParent checks that all ancestors of an entry exist and form no circle.
func (f *folder) checkParent(field string, e agency.MenuEntry) {
	for step, id := 0, e.ParentID; id != ""; step++ {
		at := slices.IndexFunc(f.site.Menu, func(p agency.MenuEntry) bool { return p.ID == id })
		if at < 0 {
			f.problem("site.json", field+".parentId", "there is no entry %q", id)
			return
		}
		if step > len(f.site.Menu) {
			f.problem("site.json", field+".parentId", "the parents of %q go round in a circle", e.ID)
			return
		}
		id = f.site.Menu[at].ParentID
	}
}

// checkAddress refuses an address that another entry or a page of the route table has.
func (f *folder) checkAddress(field string, e agency.MenuEntry, taken map[string]string) {
	for _, l := range locale.Languages {
		address := f.site.PathOf(&e, l)
		if other, ok := taken[address]; ok && other != e.ID {
			f.problem("site.json", field+".path", "%s is the address of %q too", address, other)
			return
		}
		taken[address] = e.ID
		if f.site.Own(&e) && f.isPage(address, l) {
			f.problem("site.json", field+".path", "%s is a page that every site has", address)
			return
		}
		if f.site.Own(&e) && path.Clean(address)+"/" != address {
			f.problem("site.json", field+".path", "%s has an empty part, or one of dots alone", address)
			return
		}
		if f.site.Own(&e) && isTown(address, l) {
			f.problem("site.json", field+".path", "%s is where the list of a town stands", address)
			return
		}
	}
}

// isTown reports whether an address is directly below the list for sale or for rent, where the lists of towns are.
func isTown(address string, l locale.Language) bool {
	above := path.Dir(strings.TrimSuffix(address, "/")) + "/"
	return above == agency.Path("sale", l) || above == agency.Path("rent", l)
}

func (f *folder) isPage(address string, l locale.Language) bool {
	return slices.ContainsFunc(agency.Routes(), func(r agency.Route) bool { return r.Paths[l] == address })
}

func (f *folder) checkModules(field string, modules []agency.Module) {
	for i, m := range modules {
		at := fmt.Sprintf("%s.modules[%d]", field, i)
		if !slices.Contains(agency.ModuleViews, m.View) {
			f.problem("site.json", at+".view", "Invalid view %q: use %s", m.View, strings.Join(agency.ModuleViews, " or "))
		}
		f.oneOf(at+".relation.type", m.Relation.Type, agency.RelationTypes)
		f.checkRelation(at+".relation.id", m.Relation)
		f.width("site.json", at+".sm", m.Sm)
		f.width("site.json", at+".md", m.Md)
		f.width("site.json", at+".lg", m.Lg)
	}
}

func (f *folder) checkRelation(field string, r agency.Relation) {
	switch r.Type {
	case "property-list":
		f.oneOf(field, r.ID, []string{"new", "sale", "rent", "realised"})
	case "category":
		f.oneOf(field, r.ID, agency.ArticleCategories)
	case "article":
		if !slices.ContainsFunc(f.articles, func(a named[article]) bool { return a.record.Key == r.ID }) && !slices.Contains(f.made, r.ID) {
			f.problem("site.json", field, "there is no article %q", r.ID)
		}
	}
}
