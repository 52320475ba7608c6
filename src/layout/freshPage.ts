/**
 * Runs in the head: marks a page that has just been opened at its top. Its later sections are not laid out at first.
 * Whoever scrolls, goes back to a place in a page, reloads it there, follows a link to a section, or takes to the keyboard, has
 * the whole page laid out at once: places can be found, and found again, only where every height is known. What a first leap
 * has brought to the middle of the screen (a word that was searched for, a pulled scrollbar) is kept there meanwhile;
 * where nothing has moved, nothing is scrolled, which would end a glide that is under way.
 *
 * `d` is the document's element, `c` its classes.
 */
export const freshPageScript = `var n=performance.getEntriesByType&&performance.getEntriesByType("navigation")[0];
function w(){c.remove("fresh")}
function y(e){return e?e.getBoundingClientRect().top:0}
if(!location.hash&&n&&n.type=="navigate"){
c.add("fresh");
addEventListener("keydown",w,true);
addEventListener("click",function(e){if(e.target.closest&&e.target.closest("a[href*='#']"))w()},true);
addEventListener("scroll",function(){if(c.contains("fresh")){
var e=document.elementFromPoint(innerWidth/2,innerHeight/2),m=y(e);
d.style.overflowAnchor="none";w();m=y(e)-m;
if(m)scrollBy({top:m,behavior:"instant"});
d.style.overflowAnchor=""
}},{once:true})
}`;

/** Lays out the whole page from now on. */
export const layOutWhole = (): void => document.documentElement.classList.remove("fresh");
