package atom

import (
	"encoding/xml"
	"strings"

	"github.com/gevel/gevel/locale"
)

// feed is an Atom feed as encoding/xml writes it (RFC 4287).
type feed struct {
	XMLName  xml.Name        `xml:"http://www.w3.org/2005/Atom feed"`
	Language locale.Language `xml:"xml:lang,attr"`
	ID       string          `xml:"id"`
	Title    string          `xml:"title"`
	Updated  string          `xml:"updated"`
	Author   string          `xml:"author>name"`
	Links    []feedLink      `xml:"link"`
	Entries  []feedEntry     `xml:"entry"`
}

// feedLink is a link of a feed or entry. That to the page is the first, although their order means nothing (RFC 4287 section 4.2.7):
// htmlparser2 12.0.0 takes the first link for the page, whatever its rel (findings/htmlparser2-names-the-photo-as-an-entrys-page.sh).
type feedLink struct {
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type feedEntry struct {
	ID        string     `xml:"id"`
	Title     string     `xml:"title"`
	Published string     `xml:"published"`
	Updated   string     `xml:"updated"`
	Summary   string     `xml:"summary"`
	Content   feedHTML   `xml:"content"`
	Links     []feedLink `xml:"link"`
}

// feedHTML is a text with markup. The picture stands in it too, for readers that show no enclosures: rss-parser 3.13.0, on which n8n's RSS
// node is built, leaves out those of Atom (findings/rss-parser-drops-atom-enclosures.sh).
type feedHTML struct {
	Type string `xml:"type,attr"`
	Text string `xml:",chardata"`
}

// inXML is the feed as text. References to characters by number, as encoding/xml writes quotation marks and line ends, become names or the
// characters themselves: fast-xml-parser 5.12.1 leaves numbers as they stand, so that a bot posts "l&#39;Église"
// (findings/fast-xml-parser-leaves-references-and-joins-words.sh). Since "&" is written "&amp;", no text of the feed can look like one.
func (f feed) inXML() (text []byte, err error) {
	text, err = xml.Marshal(f)
	return []byte(xml.Header + named.Replace(string(text))), err
}

var named = strings.NewReplacer("&#39;", "&apos;", "&#34;", "&quot;", "&#xA;", "\n", "&#x9;", "\t")
