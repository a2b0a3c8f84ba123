package media

import (
	"cmp"
	"fmt"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// VideoKind is the host of a video, or a file (specification section 5).
type VideoKind string

// The kinds of videos.
const (
	VideoFile     VideoKind = "FILE"
	YouTube       VideoKind = "YOUTUBE"
	Vimeo         VideoKind = "VIMEO"
	Facebook      VideoKind = "FACEBOOK"
	VirtualTour   VideoKind = "VIRTUAL_TOUR"
	PropertyVideo VideoKind = "PROPERTY_VIDEO"
)

// Video is a video or virtual tour of a property. ID is its id at the host, "" where the address is enough. Embed is the address that
// plays it: a file, or a page for a frame.
type Video struct {
	Kind  VideoKind
	ID    string
	Embed string
}

// fileKinds are the extensions of video files.
var fileKinds = []string{".mp4", ".m4v", ".mov", ".qt", ".wmv", ".avi", ".flv", ".webm"}

// tourHosts show 3D and virtual tours (decisions, Video addresses).
var tourHosts = []string{"matterport.com", "my.matterport.com", "roundme.com", "kuula.co"}

var (
	youTubeID = regexp.MustCompile(`^[A-Za-z0-9_-]{11}$`)
	// youTubePath is the address of a page or frame with one video. What stands behind another word, as in /channel/ or /c/, is no video.
	youTubePath = regexp.MustCompile(`^/(?:embed|shorts|live|watch|v|e)/([^/]+)$`)
	// noVideos are the frames of a list and of what a channel sends now: they look like a video's id.
	noVideos = []string{"videoseries", "live_stream"}
	// vimeoPath is the address of one video, with the key of one that is not listed. Numbers of showcases, groups and events are no videos.
	vimeoPath = regexp.MustCompile(`^/(?:(?:.+/)?videos?/|(?:channels|ondemand)/[^/]+/)?([0-9]+)(?:/([0-9a-f]+))?$|` +
		`^/[^/]+/review/([0-9]+)/`)
	vimeoKey = regexp.MustCompile(`^[0-9a-f]+$`)
	// matterportPath is a page around a tour, which no other page may show as a frame.
	matterportHosts = []string{"matterport.com", "my.matterport.com", "discover.matterport.com"}
	matterportPath  = regexp.MustCompile(`^/(?:discover/)?(?:space|models)/([A-Za-z0-9]{11})$`)
	// frameCode is what hosts give to be put into a page.
	frameCode = regexp.MustCompile(`(?i)<iframe\b[^>]*\ssrc\s*=\s*["']?([^"'\s>]+)`)
)

// VideoOf recognises the address of a video as people copy it: of the video's page, without https:// too, or the code of a frame.
// propertyHosts are the hosts of property videos that the agency works with. ok is false for an address of an unknown host, for a page of
// a known one that is no video, and for a file that is neither https nor of this site.
func VideoOf(address string, propertyHosts []string) (Video, bool) {
	text := strings.TrimSpace(address)
	if m := frameCode.FindStringSubmatch(text); m != nil {
		text = m[1]
	}
	text = strings.ReplaceAll(text, "&amp;", "&")
	u, err := url.Parse(text)
	if err == nil && slices.Contains(fileKinds, strings.ToLower(path.Ext(u.Path))) {
		return Video{Kind: VideoFile, Embed: u.String()}, playable(u)
	}
	if u, err = url.Parse(secured(text)); err != nil || u.Scheme != "https" || u.User != nil {
		return Video{}, false
	}
	host, at := strings.TrimPrefix(strings.ToLower(u.Hostname()), "www."), strings.TrimRight(u.Path, "/")
	switch {
	case slices.Contains([]string{"youtu.be", "youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"}, host):
		return youTubeVideo(host, at, u.Query())
	case host == "vimeo.com" || host == "player.vimeo.com":
		return vimeoVideo(at, u.Query().Get("h"))
	case (host == "facebook.com" || host == "m.facebook.com") && facebookVideo(u):
		return Video{Kind: Facebook, Embed: "https://www.facebook.com/plugins/video.php?href=" + url.QueryEscape(u.String())}, true
	case host == "fb.watch" && len(u.Path) > 1:
		return Video{Kind: Facebook, Embed: "https://www.facebook.com/plugins/video.php?href=" + url.QueryEscape(u.String())}, true
	case slices.Contains(matterportHosts, host) && matterportPath.MatchString(at):
		return Video{Kind: VirtualTour, Embed: "https://my.matterport.com/show/?m=" + matterportPath.FindStringSubmatch(at)[1]}, true
	case slices.Contains(tourHosts, host):
		return Video{Kind: VirtualTour, Embed: u.String()}, true
	case slices.Contains(propertyHosts, host):
		return Video{Kind: PropertyVideo, Embed: u.String()}, true
	}
	return Video{}, false
}

// playable refuses files that a page may not play: schemes other than https, and addresses without a host except files of this site.
func playable(u *url.URL) bool {
	if u.Host == "" {
		return u.Scheme == "" && strings.HasPrefix(u.Path, "/media/")
	}
	return u.Scheme == "https" && u.User == nil
}

// secured is the address of a page at its host over https, which all hosts of videos have.
func secured(text string) string {
	scheme, rest, is := strings.Cut(text, "://")
	switch {
	case is && strings.EqualFold(scheme, "http"):
		return "https://" + rest
	case is:
		return text
	}
	return "https://" + strings.TrimPrefix(text, "//")
}

// youTubeVideo plays on the host that sets no cookies, without suggestions of other videos, from the moment that the address names.
func youTubeVideo(host, at string, query url.Values) (Video, bool) {
	id := query.Get("v")
	if m := youTubePath.FindStringSubmatch(at); m != nil {
		id = m[1]
	} else if host == "youtu.be" {
		id = strings.TrimPrefix(at, "/")
	}
	if !youTubeID.MatchString(id) || slices.Contains(noVideos, id) {
		return Video{}, false
	}
	embed := "https://www.youtube-nocookie.com/embed/" + id + "?rel=0&modestbranding=1"
	if start := seconds(cmp.Or(query.Get("t"), query.Get("start"))); start > 0 {
		embed += fmt.Sprint("&start=", start)
	}
	return Video{Kind: YouTube, ID: id, Embed: embed}, true
}

// seconds reads a moment of a video: 90, 90s or 1m30s; 0 for what is none.
func seconds(text string) int {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0
	}
	return int(d.Seconds())
}

func vimeoVideo(at, key string) (Video, bool) {
	m := vimeoPath.FindStringSubmatch(at)
	if m == nil {
		return Video{}, false
	}
	id, with := m[1]+m[3], ""
	if key = cmp.Or(m[2], key); vimeoKey.MatchString(key) {
		with = "h=" + key + "&"
	}
	return Video{Kind: Vimeo, ID: id, Embed: "https://player.vimeo.com/video/" + id + "?" + with + "dnt=1"}, true
}

// VideoHosts are the hosts that videos are embedded from, for the Content-Security-Policy.
func VideoHosts(propertyHosts []string) []string {
	hosts := []string{"https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://www.facebook.com"}
	for _, host := range slices.Concat(tourHosts, propertyHosts) {
		hosts = append(hosts, "https://"+host, "https://www."+host)
	}
	return hosts
}

// facebookVideo tells a video from other pages of Facebook.
func facebookVideo(u *url.URL) bool {
	return strings.Contains(u.Path, "/videos/") || strings.HasPrefix(u.Path,
		"/watch") && u.Query().Get("v") != "" || strings.HasPrefix(u.Path, "/reel/")
}

// ThumbnailQuality is the size of a video's thumbnail.
type ThumbnailQuality string

// The qualities of a thumbnail (specification section 5).
const (
	LowThumbnail    ThumbnailQuality = "LOW"
	MediumThumbnail ThumbnailQuality = "MEDIUM"
	HighThumbnail   ThumbnailQuality = "HIGH"
)

// youTubeStills are YouTube's file names of thumbnails by quality.
var youTubeStills = map[ThumbnailQuality]string{LowThumbnail: "default", MediumThumbnail: "mqdefault", HighThumbnail: "hqdefault"}

// Thumbnail is the address of the video's thumbnail at its host, nil where the host has none at a known address. It is for integrators:
// a page of this site shows a photo of the property until the visitor plays the video.
func (v Video) Thumbnail(quality ThumbnailQuality) *string {
	name, known := youTubeStills[quality]
	if v.Kind != YouTube || !known {
		return nil
	}
	still := "https://i.ytimg.com/vi/" + v.ID + "/" + name + ".jpg"
	return &still
}
