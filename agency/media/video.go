package media

import (
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"
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
	vimeoID   = regexp.MustCompile(`^[0-9]+$`)
)

// VideoOf recognises the address of a video. propertyHosts are the hosts of property videos that the agency works with. ok
// is false for an address of an unknown host, and for one that is neither https nor of this site.
func VideoOf(address string, propertyHosts []string) (Video, bool) {
	u, err := url.Parse(strings.TrimSpace(address))
	if err != nil || !playable(u) {
		return Video{}, false
	}
	host := strings.TrimPrefix(strings.ToLower(u.Hostname()), "www.")
	switch {
	case slices.Contains(fileKinds, strings.ToLower(path.Ext(u.Path))):
		return Video{Kind: VideoFile, Embed: u.String()}, true
	case host == "youtu.be" || host == "youtube.com" || host == "m.youtube.com" || host == "youtube-nocookie.com":
		return youTubeVideo(host, u)
	case host == "vimeo.com" || host == "player.vimeo.com":
		return vimeoVideo(u)
	case (host == "facebook.com" || host == "m.facebook.com") && facebookVideo(u):
		return Video{Kind: Facebook, Embed: "https://www.facebook.com/plugins/video.php?href=" + url.QueryEscape(u.String())}, true
	case host == "fb.watch" && len(u.Path) > 1:
		return Video{Kind: Facebook, Embed: "https://www.facebook.com/plugins/video.php?href=" + url.QueryEscape(u.String())}, true
	case slices.Contains(tourHosts, host):
		return Video{Kind: VirtualTour, Embed: u.String()}, true
	case slices.Contains(propertyHosts, host):
		return Video{Kind: PropertyVideo, Embed: u.String()}, true
	}
	return Video{}, false
}

// playable refuses addresses that a page may not embed: schemes other than https, and addresses without a host except files of this site.
func playable(u *url.URL) bool {
	if u.Host == "" {
		return u.Scheme == "" && strings.HasPrefix(u.Path, "/media/")
	}
	return u.Scheme == "https" && u.User == nil
}

// youTubeVideo plays on the host that sets no cookies, without suggestions of other videos.
func youTubeVideo(host string, u *url.URL) (Video, bool) {
	id := u.Query().Get("v")
	if host == "youtu.be" || id == "" {
		id = path.Base(u.Path)
	}
	if !youTubeID.MatchString(id) {
		return Video{}, false
	}
	return Video{Kind: YouTube, ID: id, Embed: "https://www.youtube-nocookie.com/embed/" + id + "?rel=0&modestbranding=1"}, true
}

func vimeoVideo(u *url.URL) (Video, bool) {
	for part := range strings.SplitSeq(u.Path, "/") {
		if vimeoID.MatchString(part) {
			return Video{Kind: Vimeo, ID: part, Embed: "https://player.vimeo.com/video/" + part + "?dnt=1"}, true
		}
	}
	return Video{}, false
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
